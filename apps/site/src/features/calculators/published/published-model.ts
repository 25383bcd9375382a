import type { CalculatorWords } from '@formation/content';
import type {
  Answers,
  Bound,
  Fault,
  Goal,
  IsoDate,
  Line,
  NetAmount,
  PaidBy,
  Question,
  Reading,
  Refusal,
  Role,
  Share,
} from '@formation/fees';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { ShownPublished } from '../load-words.ts';

type Named = Readonly<{ name: string; label: string; help?: string | undefined }>;

/** A field that takes a number. */
export type NumberField = Named &
  Readonly<{
    kind: 'amount' | 'percent' | 'number';
    unit?: string | undefined;
    initial?: string;
    /** Why what stands in it is not counted. */
    fault?: string | undefined;
  }>;

/** A field of a form by published fees. A choice starts at its first option. */
export type Field =
  | NumberField
  | (Named & Readonly<{ kind: 'choice'; options: readonly Readonly<{ value: string; label: string }>[] }>)
  | (Named &
      Readonly<{
        kind: 'check';
        /** What ticking it changes, in a word or a figure. */
        aside?: string | undefined;
        /** The field that it needs once it is ticked. */
        opens?: Field;
      }>);

export type FieldGroup = Readonly<{ title: string; fields: readonly Field[] }>;

/** One figure of the answer as a statement shows it, and from where to where it can be: it opens down to what was typed and what tables say. */
export type LineView = Readonly<{
  label: string;
  figure: Line;
  tone?: 'in' | 'out';
  why?: string | undefined;
  range?: string;
  /** Which way the figure can only lie. */
  bound?: Bound | undefined;
}>;

export type AnswerView = Readonly<{
  groups: readonly Readonly<{ title: string; rows: readonly LineView[] }>[];
  total: LineView;
  /** How much of the fees rests on what, and a sentence for each. */
  shares: readonly Share[];
  grounds: readonly string[];
  /** Lines that add others up. */
  sums: readonly string[];
  /** Lines by what they are, whatever a platform calls them; also those that are not in a group. */
  roles: Readonly<Partial<Record<Role, Pick<LineView, 'figure' | 'bound'>>>>;
  /** Whether it is about money that one has already, and nobody pays. */
  isOwnMoney: boolean;
  /** Absent where what is left is no money. */
  left: NetAmount | undefined;
  /** Sentences under the total. */
  notes: readonly string[];
  /** Fees that exist and are not in it. */
  notCounted: readonly string[];
}>;

/** What a goal came to, and what may be put into the form. */
export type SolvedText = Readonly<{ text: string; put?: Readonly<{ name: string; value: string }> }>;

/** A question asked backwards: what is wanted, and how it is answered. */
export type GoalView = Readonly<{
  id: string;
  label: string;
  /** Whether the field that is looked for is one of the form's now. */
  isAsked: (typed: Typed) => boolean;
  /** Empty where nothing is asked, as for break-even; its unit may follow the form. */
  wanted?: (typed: Typed) => NumberField;
  /** Why what is wanted does not count. */
  fault: (typed: Typed, wanted: string) => Fault | undefined;
  solve: (typed: Typed, wanted: string, day: IsoDate) => SolvedText | Refusal;
}>;

/** What questions asked backwards are made from; the script that makes them comes later. */
export type Backwards = Readonly<{
  goals: readonly Goal[];
  own: CalculatorWords;
  published: ShownPublished;
  question: Question;
  read: (typed: Typed) => Reading<Answers>;
}>;

/** One platform's published fees, as a form and its answer. Words come in; every figure comes from the engine. */
export type PublishedModel = Readonly<{
  fields: (typed: Typed, day: IsoDate) => readonly FieldGroup[];
  answer: (typed: Typed, day: IsoDate) => AnswerView | Refusal;
  /** What is answered in place of a form into which no number is typed yet; undefined once there is one. */
  example: (typed: Typed, touched: readonly string[]) => Typed | undefined;
  /** The numbers that the form opens with by itself. */
  proposed: Typed;
  backwards: Backwards;
  /** What figures and the rows of this platform's tables are called. */
  names: Readonly<Record<string, string>>;
  /** Whether its answers rest on dated fees. */
  isDated: boolean;
  /** How whoever pays on the platform pays; undefined where nobody in Sri Lanka is paid by it. */
  paidBy: PaidBy | undefined;
}>;
