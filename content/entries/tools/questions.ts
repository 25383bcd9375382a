import type { Everywhere } from '../../src/locales.ts';
import type { ToolName } from './tools.ts';

type ToolQuestion = Readonly<{ tool: ToolName; question: Everywhere }>;

/** What visitors ask, and the tool that answers it, in the order of the home page. */
export const toolQuestions = [
  {
    tool: 'ebay',
    question: {
      en: 'What will I keep of an eBay sale?',
      si: 'eBay විකිණීමකින් මට කීයක් ඉතිරි වේද?',
      ta: 'eBay விற்பனையில் எனக்கு எவ்வளவு மீதமாகும்?',
    },
  },
  {
    tool: 'payouts',
    question: {
      en: 'How many rupees will I receive?',
      si: 'මට රුපියල් කීයක් ලැබේද?',
      ta: 'எனக்கு எத்தனை ரூபா கிடைக்கும்?',
    },
  },
  {
    tool: 'which-company',
    question: {
      en: 'Which company do I need, if any?',
      si: 'මට සමාගමක් අවශ්‍යද, එසේ නම් කුමක්ද?',
      ta: 'எனக்குக் கம்பனி தேவையா, எது?',
    },
  },
  {
    tool: 'company-cost',
    question: {
      en: 'What does a company cost a year?',
      si: 'සමාගමකට වසරකට කීයක් වැය වේද?',
      ta: 'ஒரு கம்பனிக்கு ஆண்டுக்கு எவ்வளவு செலவாகும்?',
    },
  },
  {
    tool: 'deadlines',
    question: {
      en: 'What must my company file, and when?',
      si: 'මගේ සමාගම ඉදිරිපත් කළ යුත්තේ මොනවාද, කවදාද?',
      ta: 'என் கம்பனி எதை, எப்போது சமர்ப்பிக்க வேண்டும்?',
    },
  },
  {
    tool: 'rule-checks',
    question: {
      en: 'Do I need an EIN or an ITIN?',
      si: 'මට EIN හෝ ITIN අංකයක් අවශ්‍යද?',
      ta: 'எனக்கு EIN அல்லது ITIN தேவையா?',
    },
  },
  {
    tool: 'name-generator',
    question: {
      en: 'Can my company have this name?',
      si: 'මගේ සමාගමට මේ නම තැබිය හැකිද?',
      ta: 'என் கம்பனிக்கு இந்தப் பெயரை வைக்கலாமா?',
    },
  },
  {
    tool: 'hsic-search',
    question: {
      en: 'Which SIC, NAICS or HSIC code is mine?',
      si: 'මගේ SIC, NAICS හෝ HSIC කේතය කුමක්ද?',
      ta: 'எனது SIC, NAICS அல்லது HSIC குறியீடு எது?',
    },
  },
] as const satisfies readonly ToolQuestion[];
