import { answerCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { ask, type Failed } from '../api/client.ts';
import type { Started, Draft, Letter, Written } from '../api/shapes.ts';
import { savedHere } from '../people/stored-here.ts';
import { joined } from './signature.ts';

/** How long somebody must rest from typing before it is kept on the server. */
const restMs = 800;

export type DraftState = Draft &
  Readonly<{
    /** `apart`: it was changed elsewhere, and one of the two must be chosen; `over`: the session has ended. */
    standing: 'loading' | 'typing' | 'kept' | 'unkept' | 'over' | 'apart';
    theirs?: Letter | undefined;
    writers: Written['writers'];
    begun: Written['begun'];
  }>;

const draftOf = (id: string) => ask(answerCalls.draft, { params: { id } });
const saveDraft = (id: string, { subject, text, version }: Draft) =>
  ask(answerCalls.saveDraft, { params: { id }, body: { subject, text, version } });

const empty = { subject: '', text: '', version: 0 };
/** Why the server does not have it. */
const unkept = ({ refused }: Failed) => ({ standing: refused === 'signed-out' ? 'over' : 'unkept' }) as const;
const isSame = (a: Letter, b: Letter) => a.subject === b.subject && a.text === b.text;

/** Keeps what somebody is writing: at once in this tab, and on the server when they rest. One save is under way at a time. */
export class DraftSaver {
  /** It becomes another when its enquiry is merged. */
  #id: string;
  readonly #here;
  readonly #listeners = new Set<() => void>();
  #state: DraftState = { ...empty, standing: 'loading', writers: [], begun: [] };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;

  constructor(id: string) {
    this.#id = id;
    this.#here = savedHere<Draft>(`draft ${id}`);
  }

  readonly read = (): DraftState => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Shows both texts; when it was this text that had arrived, nothing is apart. */
  async #compare(): Promise<void> {
    const found = await draftOf(this.#id);
    if (isRefused(found)) return this.#set(unkept(found));
    const { enquiry, draft, writers, begun } = found;
    const theirs = draft ?? empty;
    if (enquiry !== this.#id && theirs.text === '') return this.#goOnAt(found);
    this.#id = enquiry;
    const isArrived = isSame(theirs, this.#state);
    if (isArrived) this.#here.forget();
    this.#set({
      version: theirs.version,
      writers,
      begun,
      standing: isArrived ? 'kept' : 'apart',
      theirs: isArrived ? undefined : theirs,
    });
  }

  /** Its enquiry was merged, and nothing is written to the one that stands for it: this is. */
  #goOnAt({ enquiry, draft, writers, begun }: Written): void {
    this.#id = enquiry;
    this.#set({ version: draft?.version ?? 0, writers, begun, standing: 'typing' });
    this.#later();
  }

  async #save(): Promise<void> {
    const sent = this.#state;
    const answer = await saveDraft(this.#id, sent);
    if (isRefused(answer)) return answer.refused === 'changed' ? this.#compare() : this.#set(unkept(answer));
    const isAll = isSame(sent, this.#state);
    const { draft, writers, begun } = answer;
    this.#set({ version: draft?.version ?? 0, writers, begun, standing: isAll ? 'kept' : 'typing' });
    if (isAll) this.#here.forget();
    else this.#later();
  }

  #keep(): void {
    clearTimeout(this.#timer);
    if (this.#state.standing === 'apart') return;
    if (this.#saving !== undefined) return this.#later();
    this.#saving = this.#save().finally(() => {
      this.#saving = undefined;
    });
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), restMs);
  }

  /** The draft as the server has it, or what this tab has and the server does not. */
  async load(): Promise<void> {
    const left = this.#here.read();
    if (left !== undefined) {
      this.#set({ ...left, standing: 'typing' });
      return this.#keep();
    }
    const before = this.#state;
    const found = await draftOf(this.#id);
    if (!isSame(before, this.#state)) return; // it is written on: keeping that says whether the two are apart
    if (isRefused(found)) return this.#set(unkept(found));
    const { enquiry, draft, writers, begun } = found;
    this.#id = enquiry;
    this.#set({ ...(draft ?? empty), writers, begun, standing: 'kept', theirs: undefined });
  }

  /**
   * Lets go what was begun to an enquiry that has been merged. When it was changed elsewhere it is read again; when it is
   * gone there, an earlier try had arrived whose answer was lost.
   */
  async forget({ enquiry, version }: Started): Promise<Written | Failed> {
    const forgotten = await saveDraft(enquiry, { ...empty, version });
    if (isRefused(forgotten)) return forgotten.refused === 'changed' ? this.#beginAgain(enquiry) : forgotten;
    this.#set({ begun: this.#state.begun.filter((each) => each.enquiry !== enquiry) });
    return forgotten;
  }

  async #beginAgain(enquiry: string): Promise<Written | Failed> {
    const found = await draftOf(this.#id);
    if (isRefused(found)) return found;
    this.#set({ begun: found.begun });
    return found.begun.some((each) => each.enquiry === enquiry) ? { refused: 'changed' } : found;
  }

  /** Puts what was begun elsewhere below what is written here, signed once. */
  add({ subject, text }: Letter, signature = ''): void {
    const { subject: own, text: before } = this.#state;
    this.edit({ subject: own || subject, text: joined([before, text], signature) });
  }

  edit(change: Partial<Letter>): void {
    this.#set({ ...change, ...(this.#state.standing !== 'apart' && { standing: 'typing' }) });
    const { subject, text, version } = this.#state;
    this.#here.write({ subject, text, version });
    this.#later();
  }

  /** Tries again what could not be kept, or read. */
  again(): void {
    if (this.#state.standing !== 'unkept') return;
    if (this.#here.read() === undefined && isSame(this.#state, empty)) void this.load();
    else this.#keep();
  }

  keepMine(): void {
    this.#set({ standing: 'typing', theirs: undefined });
    this.#keep();
  }

  takeTheirs(): void {
    this.#here.forget();
    this.#set({ ...this.#state.theirs, standing: 'kept', theirs: undefined });
  }

  /** Waits for the save under way and begins no other: what is written is about to be sent. */
  async rest(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving;
    clearTimeout(this.#timer);
  }

  /** It was sent: nobody may send it twice, even where the line breaks before the server has shown its empty draft. */
  sent(): Promise<void> {
    this.#here.forget();
    const { version } = this.#state;
    this.#set({ ...empty, version: version && version + 1, standing: 'loading' }); // as the server raised it
    return this.load();
  }
}
