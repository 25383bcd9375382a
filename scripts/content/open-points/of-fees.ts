import { lastRead, notReplaced, type Dated } from '@formation/fees';
import { feesOf, platformsWithFees, type Fee } from '@formation/fees/tables';
import { isDoubtful, nextReview, why, type Chapter, type Point } from './chapter.ts';

const pointsOf = ({ path, entries }: Fee): readonly Point[] =>
  notReplaced(entries).flatMap((entry: Dated<unknown>) => {
    const { status, source } = entry;
    if (!isDoubtful(status)) return [];
    return [{ what: `\`${path.join('.')}\``, why: why(status), reviewBy: nextReview(lastRead(entry)), source }];
  });

/** The fees of every platform that one page says, that are known as a range, or that no page says. */
export async function feeChapters(): Promise<readonly Chapter[]> {
  const platforms = await platformsWithFees();
  return Promise.all(
    platforms.map(async (name) => ({
      title: `Fees: ${name}`,
      pages: [`/fees/${name}`],
      where: `domain/fees/src/platforms/${name}/tables`,
      points: (await feesOf(name)).flatMap(pointsOf),
    })),
  );
}
