import type { Locale, Messages } from '@formation/content';
import { CopyButton, SelectField } from '@formation/ui';
import { useState } from 'react';
import { frameCode, heightCode, type FrameTheme } from './frame-code.ts';

/** A tool for pages of others, in one language. */
type Frame = Readonly<{ language: Locale; label: string; title: string; address: string }>;

type Words = Messages['embed']['maker'];

/** What the maker is given once it is wanted: a file of its own for each tool and language. */
export type MakerProps = Readonly<{ words: Words; locale: Locale; frames: readonly Frame[] }>;

type CodeProps = Readonly<{ words: Words; text: string; subject: string }>;

/** A piece of code with the button that copies it. */
function Code({ words, text, subject }: CodeProps) {
  return (
    <>
      <pre lang="en">
        <code>{text}</code>
      </pre>
      <div className="cluster">
        <CopyButton words={words.copy} subject={subject} text={text} />
      </div>
    </>
  );
}

const themes = ['reader', 'light', 'dark'] as const satisfies readonly FrameTheme[];

/** Makes the code of a frame in a theme and a language, and that of its height. */
export function EmbedMaker({ words, locale, frames }: MakerProps) {
  const [theme, setTheme] = useState<FrameTheme>('reader');
  const [language, setLanguage] = useState<string>(locale);
  const frame = frames.find((one) => one.language === language) ?? frames[0];
  if (!frame) return null;
  return (
    <>
      <p>{words.intro}</p>
      <div className="cluster">
        <SelectField
          label={words.colours}
          value={theme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
          onChange={({ currentTarget: { value } }) => setTheme(themes.find((one) => one === value) ?? 'reader')}
        />
        <SelectField
          label={words.language}
          value={language}
          options={frames.map(({ language: value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
      </div>
      <Code words={words} subject={words.frameCode} text={frameCode(frame.title, frame.address, theme)} />
      <p>{words.height}</p>
      <Code words={words} subject={words.heightCode} text={heightCode(new URL(frame.address).origin)} />
    </>
  );
}
