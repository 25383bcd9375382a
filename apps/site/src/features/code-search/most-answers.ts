/** As many answers as anybody reads. */
export const mostAnswers = 40;
