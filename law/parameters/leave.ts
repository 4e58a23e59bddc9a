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
