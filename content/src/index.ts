export { callLimits, calls } from './calls.ts';
export { closedDayName, closedDays, closedDaysKnownUntil, type ClosedDay } from './closed-days.ts';
export { claims, type ClaimName } from '../entries/claims/claims.ts';
export { facts, type FactName } from '../entries/facts/facts.ts';
export { formationCards } from '../entries/formation/cards.ts';
export { countries, type Country } from '../entries/packages/countries.ts';
export { packages } from '../entries/packages/packages.ts';
export { partners } from '../entries/partners/partners.ts';
export { reviewSets } from '../entries/reviews/reviews.ts';
export { featuredTestimonials } from '../entries/reviews/featured.ts';
export { serviceCards, type ServiceSlug } from '../entries/services/cards.ts';
export { coinedTerms } from '../entries/terms/coined.ts';
export { servicePrices } from '../entries/services/prices.ts';
export { moreTools, otherCalculators, resourceCards, tools, type ToolName } from '../entries/tools/tools.ts';
export { answerTemplates } from '../entries/answers/templates.ts';
export { answeringLanguage, blanksIn } from './answer-template.ts';
export { authorName, furtherReading, inGridOrder, isExternal, post, postImage, postLink, type Post } from './blog.ts';
export type { CalculatorSupport } from './calculator-support.ts';
export type { Claim } from './claim.ts';
export { claimTexts } from './claim-texts.ts';
export { isoDate } from './date-text.ts';
export {
  confirmableFees,
  confirmableTexts,
  confirmedFacts,
  confirmedForDays,
  confirmedKinds,
  nameOfConfirmed,
  readConfirmations,
  type Confirmable,
  type Confirmables,
  type Confirmation,
  type ConfirmedKind,
  type LeftOut,
  type ReadTable,
} from './confirmations.ts';
export { confirmable, confirmedBy } from './confirmed-texts.ts';
export { costTerms } from './cost-terms.ts';
export { deadlineRemarks } from './deadline-remarks.ts';
export { lateFeeText } from './late-fee-text.ts';
export type { Fact } from './fact.ts';
export { factsReadOn } from './facts-read-on.ts';
export { fill, filled } from './fill.ts';
export { formationPage, type FormationPage } from './formation-page.ts';
export type { CountryOption, FormationPackage } from './formation-package.ts';
export { firmIdentity } from './firm-identity.ts';
export { inLanguage } from './in-language.ts';
export { formats } from './formats/formats.ts';
export type { LanguageFormat } from './formats/language-format.ts';
export { sinhala } from './formats/si.ts';
export { tamil } from './formats/ta.ts';
export { writtenDay, writtenList } from './formats/write.ts';
export { imageHosts, isShownImage } from './image-hosts.ts';
export { legal } from './legal.ts';
export { languageWords } from './language-words.ts';
export { launchCheck, type LaunchItem } from './launch-check.ts';
export { translatedLanguages } from './translated-languages.ts';
export { locales, type Everywhere, type Locale, type Translated } from './locales.ts';
export { dealt, partnerMarquee, reviewMarquee, type MarqueeRows } from './marquee.ts';
export { megabytes } from './megabytes.ts';
export { mergedReviews } from './merged-reviews.ts';
export type { Messages } from './messages/shape.ts';
export { isTranslated, messages, type MessageFile } from './messages/index.ts';
export { middleSlide } from './middle-slide.ts';
export { leadOf, nextAfter, type NextKind } from './next-after.ts';
export { office } from './office.ts';
export { overdueFacts } from './overdue-facts.ts';
export { packageFeatures } from './package-features.ts';
export { pageMetadata, type PageMetadata } from './page-metadata.ts';
export type { Partner } from './partner.ts';
export type { CalculatorWords, FieldWords, PlatformWords, SendingWords } from './platform-words.ts';
export { questionSets, type QuestionSet } from './question-sets.ts';
export type { Question } from './question.ts';
export { readingMinutes } from './reading-minutes.ts';
export { reminderLimits, reminderRules } from './reminders.ts';
export {
  facebookReview,
  reviewSources,
  starredReview,
  type Review,
  type ReviewSets,
  type ReviewSource,
} from './review.ts';
export { service, type Service } from './service.ts';
export type { ServiceCard } from './service-card.ts';
export { ourFee } from './service-price.ts';
export { site, type Site } from './site.ts';
export { socialLinks } from './social-links.ts';
export { sourceIcon } from './source-icon.ts';
export { sourceTitle, type NamedSource } from './source-title.ts';
export { supportUnder } from './support-under.ts';
export type { Testimonial } from './testimonial.ts';
export { isForFirm, isStale, translatedTexts, type TranslatedText } from './translated-texts.ts';
export { unlistedCalculators } from './unlisted-calculators.ts';
export { disagreeing, spelledTwice } from './agreeing-translations.ts';
export { translatedLines } from './translated-lines.ts';
export { rulesOf } from './language-rules/rules-of.ts';
export { translationFaults } from './translation-rules.ts';
export { isConfirmed, shortTexts, textMark, type Reading } from './readings.ts';
export { pairOf, stateOf, translatedOn } from './translations.ts';
export type { Tool } from './tool.ts';
