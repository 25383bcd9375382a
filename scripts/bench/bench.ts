// `npm run bench`: what the pages weigh, how fast they answer a key, what one calculation costs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publicPages, dist } from '../build/built-pages.ts';
import { budgetOf } from '../build/page-budgets.ts';
import { pageBytes } from '../build/page-bytes.ts';
import { withSite } from '../build/site-server.ts';
import { answerCosts, answersUnderLoad } from './answers.ts';
import { bulkSeconds } from './bulk.ts';
import { calculationsPerSecond } from './calculation-cost.ts';
import { firstPaint } from './first-paint.ts';
import { keystrokeToPaint } from './keystroke.ts';
import { loadedBytes } from './loaded-bytes.ts';
import { buildSeconds } from './many-posts.ts';
import { readSeconds } from './read-tables.ts';
import { readingGrades } from './reading-grade.ts';

const kB = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;
/** Milliseconds from key to paint that a visitor on a phone four times slower should not have to exceed. */
const paintGoalMs = 60;
/** Calculations a second that the slowest quick estimate should reach on one core. */
const calculationGoal = 100_000;

/** Milliseconds of one core that an answer to a program should not exceed. */
const answerGoal = 1;
/** Seconds that a list of 200,000 rows should not exceed. */
const bulkGoal = 30;
/** Seconds that reading a file of 200,000 rows should not exceed. */
const readGoal = 3;
/** How much longer than a hand-written page our home page may take until its largest text is painted. */
const firstPaintGoal = 1.25;
/** The school year that tools, services and mails should not exceed. */
const gradeGoal = 8;
/** Seconds that a build with 1,000 posts should not exceed. */
const buildGoal = 60;

console.log(
  `\nReading grade (Flesch–Kincaid) of the English texts; the goal for tools, services and mails is ${gradeGoal}`,
);
for (const [group, grade] of Object.entries(readingGrades())) console.log(`  ${group}: ${grade.toFixed(1)}`);

console.log('\nBytes that a page needs to answer, gzip, as built; what its first touch asks for, as it is sent');
console.table(
  publicPages().map((page) => {
    const [bytes, budget] = [pageBytes(page), budgetOf(page.path)];
    const [html, css, js, fonts] = [kB(bytes.html), kB(bytes.css), kB(bytes.js), kB(bytes.fonts)];
    const ofBudget = share(bytes.js, budget.js ?? Infinity);
    const touch = bytes.touchedFiles > 0 ? `${kB(bytes.touched)} in ${bytes.touchedFiles}` : '';
    return { page: page.path, kind: budget.name, html, css, js, fonts, 'js of budget': ofBudget, touch };
  }),
);

const measured = ['/', '/calculator/ebay', '/calculator/paypal', '/calculator/wise', '/calculator/amazon'].filter(
  (path) => existsSync(join(dist, path === '/' ? 'index.html' : `${path}.html`)),
);
await withSite(async (browser, origin) => {
  console.log(
    `\nFirst paint of the largest text on Lighthouse's phone; the goal is ${firstPaintGoal} times a page by hand`,
  );
  for (const { path, ms, handWritten } of await firstPaint(origin, ['/', '/si', '/ta']))
    console.log(
      `  ${path}: ${ms.toFixed(0)} ms, by hand ${handWritten.toFixed(0)} ms, ${(ms / handWritten).toFixed(2)} times`,
    );
  console.log('\nBytes that a browser loads before interaction, over the wire');
  for (const path of measured) {
    const bytes = await loadedBytes(browser, origin + path);
    const total = Object.values(bytes).reduce((sum, part) => sum + part, 0);
    const kinds = Object.entries(bytes).map(([kind, part]) => `${kind} ${kB(part)}`);
    console.log(`  ${path}: ${kB(total)} (${kinds.join(', ')})`);
  }
  console.log(`\nFrom key to paint, CPU 4 times slower; the goal is ${paintGoalMs} ms`);
  for (const path of measured.slice(1)) {
    const { p50, p95 } = await keystrokeToPaint(browser, origin + path);
    console.log(`  ${path}: p50 ${p50} ms, p95 ${p95} ms, ${share(p95, paintGoalMs)} of the goal`);
  }
  console.log(`\nA list of 200,000 rows in the bulk calculator; the goal is ${bulkGoal} s`);
  for (const platform of ['eBay', 'Amazon']) {
    const seconds = await bulkSeconds(browser, origin, platform);
    console.log(`  ${platform}: ${seconds.toFixed(1)} s, ${share(seconds, bulkGoal)} of the goal`);
  }
});

console.log(`\nCalculations a second on one core; the goal for eBay is ${calculationGoal}`);
for (const [name, count] of Object.entries(calculationsPerSecond()))
  console.log(
    `  ${name}: ${count} (${(1e6 / count).toFixed(1)} µs each), ${(count / calculationGoal).toFixed(2)} of the goal`,
  );

console.log(`\nWhat an answer to a program takes of one core; the goal is ${answerGoal} ms`);
for (const { name, ms, bytes } of await answerCosts())
  console.log(`  ${name}: ${ms.toFixed(2)} ms, ${(ms / answerGoal).toFixed(1)} of the goal, ${kB(bytes)}`);
console.log('\nAnswers over HTTP from 32 clients on the same machine, the six kinds in turn');
for (const [servers, { perSecond, p50, p99 }] of Object.entries(await answersUnderLoad()))
  console.log(`  ${servers}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);

const toRead = await readSeconds();
console.log(`\nA file with 200,000 rows of 30 columns, cut into cells; the goal is ${readGoal} s`);
console.log(`  ${toRead.toFixed(1)} s, ${share(toRead, readGoal)} of the goal`);

console.log(`\nA whole build from nothing; the goal for 1,000 posts is ${buildGoal} s`);
let before: Readonly<{ posts: number; seconds: number }> | undefined;
for (const posts of [100, 300, 1000]) {
  const seconds = await buildSeconds(posts);
  const each = before
    ? `, ${((1000 * (seconds - before.seconds)) / (posts - before.posts)).toFixed(0)} ms for each more`
    : '';
  console.log(`  ${posts} posts: ${seconds.toFixed(1)} s${each}`);
  before = { posts, seconds };
}
