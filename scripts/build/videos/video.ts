/** What is said while a scene is shown; seconds from the beginning of the video. */
export type Scene = Readonly<{ from: number; to: number; said: string; html: string }>;

/** A video without sound: what is drawn behind all scenes, the scenes, and how wide and long it is. */
export type Video = Readonly<{ name: string; backdrop: string; css: string; scenes: readonly Scene[] }>;

export const size = { width: 960, height: 540 } as const;

const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The captions of a video, in the WebVTT format. */
export function captions(scenes: readonly Scene[]): string {
  const cues = scenes.map(({ from, to, said }) => `${stamp(from)} --> ${stamp(to)}\n${said}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

/** The last second of a video. */
export const endOf = (scenes: readonly Scene[]): number => Math.max(...scenes.map(({ to }) => to));
