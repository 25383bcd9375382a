import { offerPapers } from './offer-papers.ts';
import { toolPapers } from './tool-papers.ts';

/** The picture of each page that has one, by the name of what the page is about. */
export const papers = { ...offerPapers, ...toolPapers };

export type PaperName = keyof typeof papers;

/** Whether what a page is about has a picture: a new calculator has none until somebody draws it. */
export const isPaperName = (name: string): name is PaperName => Object.hasOwn(papers, name);
