import type { Source } from '../../../schedule/schedule.ts';
import { usTreatySources } from '../../us-treaty.ts';

/** Where YouTube's shares and the US tax on them were read; `checked` is the day of the page or of its reading. */
export const sources = {
  earnings: {
    title: 'YouTube help 72902: partner earnings, an undated copy',
    href: 'https://google-support.mirrorblogs.com/youtube/answer/72902?hl=en-GB&ref_topic=9257988',
    checked: '2026-11-28',
    undated: true,
  },
  'guide-2026': {
    title: 'Guide to the YouTube partner programme, updated in 2026',
    href: 'https://shortvids.co/?p=29037',
    checked: '2026-11-28',
    undated: true,
  },
  split: {
    title: 'Answer on YouTube’s split: 55%, 45% and 70%',
    href: 'https://qr.ae/pYZm15',
    checked: '2026-11-28',
    undated: true,
  },
  'shorts-2023': {
    title: 'YugaTech: creators keep 45% of what Shorts are allocated from 1 February 2023, after YouTube’s help',
    href: 'https://yugatech.com/news/youtube-shorts-revenue-sharing-for-ads-to-start-feb-1',
    checked: '2023-01-31',
  },
  ...usTreatySources,
  'tax-example': {
    title: 'YouTube’s example of the US tax on $1,000 of which $100 came from US viewers, a copy of September 2022',
    href: 'http://uphaser.blogg.se/2022/september/why-would-you-receive-a-1065-tax-form.html',
    checked: '2022-09-30',
  },
  'tax-2021': {
    title: 'YugaTech: what Google withholds with and without a form, after YouTube’s help',
    href: 'https://yugatech.com/news/google-to-require-tax-info-for-youtube-creators-outside-u-s',
    checked: '2021-03-10',
  },
  'threshold-2017': {
    title: 'AdSense by wire: paid from $100 on',
    href: 'https://togetherwecanspirit.blogspot.com/2017/10/how-to-add-wire-transfer-payment-method.html',
    checked: '2017-10-31',
  },
  'threshold-2018': {
    title: 'AdSense’s table of payment thresholds, a copy of August 2018',
    href: 'https://freeyoutubegrowth.blogspot.com/2018/08/adsense-and-youtube-payment-thresholds.html',
    checked: '2018-08-31',
  },
} as const satisfies Readonly<Record<string, Source>>;
