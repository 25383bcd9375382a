import type { Testimonial } from '../../src/entries/testimonial.ts';

/** The carousel of the home page. All are samples until the owner has real ones with permission. */
export const featuredTestimonials = [
  {
    id: 'calendar',
    quote: 'I understood my own company for the first time.',
    description:
      'They went through the year with me: what is due in Delaware, what is due in Colombo, and what happens if I forget. Nothing was frightening after that. I keep the list beside my desk, and twice it has saved me a late fee that would have cost more than the advice did.',
    name: 'Sample reviewer C',
    role: 'Developer, Jaffna',
    image: '',
    sample: true,
  },
  {
    id: 'dates',
    quote: 'Two days for the company, five for the tax number, as written.',
    description:
      'The dates on the page were the dates in my inbox. When the bank asked for a proof of address that I did not have, they told me which document it really wants, and which ones it refuses, before I lost a week. My mother read the agreement in Sinhala before I signed it, and she had better questions than I did. I have sent two friends to them since, and told a third one to wait until he has customers.',
    name: 'Sample reviewer B',
    role: 'Shop owner, Galle',
    image: '',
    sample: true,
  },
  {
    id: 'route',
    quote: 'They showed me the fee that I could not see.',
    description:
      'I had been charging clients in dollars for three years and never knew what the conversion cost me. The first call was spent on my own statements. We found the leak, moved one step of the route and left everything else alone. I did not buy the largest package, and nobody asked me to.',
    name: 'Sample reviewer A',
    role: 'Designer, Kandy',
    image: '',
    sample: true,
  },
  {
    id: 'no-company',
    quote: 'The first advice was not to buy anything.',
    description:
      'I wanted a US company because everybody in my group had one. With two clients and one currency I did not need it, and they said so. A year later there were nine clients, and the same person remembered where we had stopped.',
    name: 'Sample reviewer D',
    role: 'Translator, Batticaloa',
    image: '',
    sample: true,
  },
  {
    id: 'books',
    quote: 'My books are done before I ask about them.',
    description:
      'Dollars, pounds and rupees used to live in three spreadsheets that never agreed. Now there is one page at the end of each month, with the exchange rate of every line and a note wherever a receipt is missing. My accountant in Colombo works from the same page.',
    name: 'Sample reviewer E',
    role: 'Exporter, Matara',
    image: '',
    sample: true,
  },
] satisfies readonly Testimonial[];
