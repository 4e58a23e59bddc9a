/**
 * Waiting days (carencia) of a common medical leave: DFL 44 de 1978 (Trabajo), art. 14. A leave of
 * `paidFrom` days or more is paid from its first day. The law has not changed since.
 */
export const waitingDays = { days: 3, paidFrom: 11 } as const

/**
 * Months from the end of a leave within which its subsidy is asked for and collected: DFL 1 de 2005
 * (Salud), art. 155 inc. 2 and 3; of leaves that go on, from the end of each. Leaves by an accident
 * or illness of work are of the Ley 16.744, whose art. 79 has other terms, and are not in it.
 */
export const subsidyClaimMonths = 6

/**
 * Calendar months before a leave whose net pay, averaged, is the base of its subsidy: DFL 44 de
 * 1978 (Trabajo), art. 8 inc. 1. Net is the taxable pay less the contributions of the worker and
 * the tax on it (art. 7).
 */
export const subsidyBaseMonths = 3

/**
 * The second limit of the daily subsidy of maternity, DFL 44 de 1978 (Trabajo), art. 8 inc. 2 (as
 * SUSESO applies it: dictámenes 4346-2012, 5290-2015 and 2034-2020): the net pay of the `months`
 * calendar months before the one that is `before` months before the leave begins, ÷ 90, risen by
 * the IPC of the `prices` months before the one that precedes the leave, and by `risePercent`.
 * Which months the IPC takes is the wording of the article alone: no worked example was read whole.
 *
 * Inc. 3: those months are the nearest ones with pay within the `within` months before that one;
 * with one or two of them alone, their pay is divided by 30 or 60. Known law, in force since the
 * Ley 18.867 of 1989; its text was not read again, and of a person without pay in all of those
 * months it says nothing.
 */
export const maternityLimit = {
  months: 3,
  within: 6,
  before: 7,
  prices: 7,
  risePercent: 10,
} as const
