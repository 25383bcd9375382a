export { announcement } from './firm/announcement.ts';
export { callFormat, type CallFormat, callLimits, calls, lettersPerDay } from './firm/calls.ts';
export { closedDayName, closedDays, closedDaysKnownUntil, type ClosedDay } from './firm/closed-days.ts';
export { claims, type ClaimName } from './firm/claims/claims.ts';
export { facts, type FactName } from './firm/claims/facts.ts';
export { formationCards } from '../entries/formation/cards.ts';
export { countries, type Country } from './firm/offers/countries.ts';
export { packages } from './firm/offers/packages.ts';
export { partners } from './firm/partners.ts';
export { reviewSets } from './firm/reviews/review-sets.ts';
export { featuredTestimonials } from './firm/reviews/featured-testimonials.ts';
export { pages } from '../entries/next/pages.ts';
export { isPaperName, papers, type PaperName } from '../entries/papers/papers.ts';
export type { Paper } from './entries/paper.ts';
export { serviceCards, type ServiceSlug } from '../entries/services/cards.ts';
export { coinedTerms } from '../entries/terms/coined.ts';
export { servicePrices } from './firm/offers/service-prices.ts';
export { searchWords } from '../entries/search/search-words.ts';
export { toolQuestions } from '../entries/tools/questions.ts';
export { moreTools, otherCalculators, resourceCards, tools, type ToolName } from '../entries/tools/tools.ts';
export { answeringLanguage, answerTemplates, blanksIn } from './pages/answer-template.ts';
export {
  authorName,
  furtherReading,
  inGridOrder,
  isExternal,
  post,
  postImage,
  postLink,
  type Post,
} from './entries/markdown/blog.ts';
export type { CalculatorSupport } from './entries/calculator-support.ts';
export type { Claim } from './entries/claim.ts';
export { claimTexts } from './firm/claims/claim-texts.ts';
export { dateIn, dayIn } from './formats/date-in.ts';
export { isoDate } from './formats/date-text.ts';
export {
  confirmableFees,
  confirmableTexts,
  confirmedFacts,
  confirmedForDays,
  nameOfConfirmed,
  readConfirmations,
  type Confirmable,
  type Confirmables,
  type Confirmation,
  type ConfirmedKind,
  type LeftOut,
  type ReadTable,
} from './firm/claims/confirmations.ts';
export { confirmable, confirmedBy } from './firm/claims/confirmed-texts.ts';
export { costTerms } from './firm/offers/cost-terms.ts';
export { deadlineRemarks } from './pages/deadline-remarks.ts';
export { dutyText, lateTexts } from './pages/duty-texts.ts';
export { lateFeeText } from './pages/late-fee-text.ts';
export type { Fact } from './entries/fact.ts';
export { factsReadOn } from './firm/claims/facts-read-on.ts';
export { explainFinding } from './pages/explain-finding.ts';
export { fill, filled } from './fill.ts';
export { formationPage, type FormationPage } from './entries/markdown/formation-page.ts';
export type { CountryOption, FormationPackage } from './entries/formation-package.ts';
export { firmIdentity } from './firm/firm-identity.ts';
export { inLanguage } from './translations/in-language.ts';
export type { LanguageFormat } from './formats/language-format.ts';
export { sinhala } from './formats/si.ts';
export { tamil } from './formats/ta.ts';
export { writtenDay, writtenList } from './formats/write.ts';
export { imageHosts, isShownImage } from './firm/reviews/image-hosts.ts';
export { legal } from './entries/markdown/legal.ts';
export { languageWords } from './translations/language-words.ts';
export { launchCheck } from './launch/launch-check.ts';
export {
  inLaunchOrder,
  launchGroups,
  launchItem,
  type LaunchGroup,
  type LaunchItem,
  type LaunchLevel,
} from './launch/launch-item.ts';
export type { OpenPoint } from './entries/open-point.ts';
export { openPoints } from './launch/open-points.ts';
export { translatedLanguages } from './translations/translated-languages.ts';
export { hreflangs, locales, type Everywhere, type Locale, type Translated } from './locales.ts';
export { dealt, partnerMarquee, reviewMarquee, type MarqueeRows } from './firm/reviews/marquee.ts';
export { megabytes } from './formats/megabytes.ts';
export { weekHours } from './formats/week-hours.ts';
export { mergedReviews } from './firm/reviews/merged-reviews.ts';
export type { Messages } from './messages/shape.ts';
export { isTranslated, messages, type MessageFile } from './messages/index.ts';
export { middleSlide } from './firm/reviews/middle-slide.ts';
export { freeTools, toolsWithoutQuestion, type FreeTool } from './pages/free-tools.ts';
export { leadOf, nextAfter, type NextKind } from './pages/next-after.ts';
export type { NextStep } from './pages/next-step.ts';
export { office } from './firm/office.ts';
export { overdueFacts } from './firm/claims/overdue-facts.ts';
export { packageFeatures } from './firm/offers/package-features.ts';
export { pageMetadata, type PageMetadata } from './pages/page-metadata.ts';
export type { Partner } from './entries/partner.ts';
export type { CalculatorWords, FieldWords, PlatformWords, SendingWords } from './pages/platform-words.ts';
export { questionSets, type QuestionSet } from './pages/question-sets.ts';
export type { Question } from './entries/question.ts';
export { readingMinutes } from './pages/reading-minutes.ts';
export { reminderLimits, reminderRules } from './firm/reminders.ts';
export {
  facebookReview,
  reviewSources,
  starredReview,
  type Review,
  type ReviewSets,
  type ReviewSource,
} from './entries/review.ts';
export { service, type Service } from './entries/markdown/service.ts';
export type { ServiceCard } from './entries/service-card.ts';
export { ourFee } from './firm/offers/price-text.ts';
export type { Site } from './entries/site.ts';
export { site } from './firm/site.ts';
export { socialLinks } from './firm/social-links.ts';
export { sourceIcon } from './pages/source-icon.ts';
export { sourceTitle, type NamedSource } from './source-title.ts';
export { supportUnder } from './pages/support-under.ts';
export type { Testimonial } from './entries/testimonial.ts';
export { isForFirm, isStale, translatedTexts, type TranslatedText } from './translations/translated-texts.ts';
export { unlistedCalculators } from './pages/unlisted-calculators.ts';
export { disagreeing, spelledTwice } from './translations/agreeing-translations.ts';
export { translatedLines } from './translations/translated-lines.ts';
export { betterWords } from './translations/plain-words.ts';
export { rulesOf } from './translations/language-rules/rules-of.ts';
export { letterFaults, translationFaults } from './translations/translation-rules.ts';
export { isConfirmed, shortTexts, textMark, type Reading } from './translations/readings.ts';
export { pairOf, stateOf, translatedOn } from './translations/translations.ts';
export { isRead, readMark, textStanding, type TextAct } from './translations/text-acts.ts';
export type { Tool } from './entries/tool.ts';
