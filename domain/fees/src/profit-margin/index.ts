export { margin, type Margin } from './margin.ts';
export { highestCost, targetPrice, type Target } from './target.ts';
