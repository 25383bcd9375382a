import { inLanguage, type Locale, messages, toolQuestions, tools, toolsWithoutQuestion } from '@formation/content';
import { localePath } from '../../lib/language/locale.ts';
import { ToolPicture } from '../tool-picture.tsx';
import './tool-questions.css';

/** The free tools, by the questions that they answer; those that answer none of them follow by their names. */
export function ToolQuestions({ locale }: Readonly<{ locale: Locale }>) {
  const words = messages[locale].home.hero.tools;
  return (
    <nav className="questions" aria-labelledby="questions">
      <p id="questions">{words.title}</p>
      <ul className="asks">
        {toolQuestions.map(({ tool, question }) => (
          <li key={tool}>
            <a href={localePath(locale, tools[tool].href)}>
              <ToolPicture name={tool} icon={tools[tool].icon} />
              {inLanguage(question, locale)}
            </a>
          </li>
        ))}
      </ul>
      <p id="more-tools">{words.more}</p>
      <ul className="names" aria-labelledby="more-tools">
        {toolsWithoutQuestion(locale).map(({ href, title }) => (
          <li key={href}>
            <a href={localePath(locale, href)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
