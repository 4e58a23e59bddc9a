/**
 * Waiting days (carencia) of a common medical leave: DFL 44 de 1978 (Trabajo), art. 14. A leave of
 * `paidFrom` days or more is paid from its first day. The law has not changed since.
 */
export const waitingDays = { days: 3, paidFrom: 11 } as const
