const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })

/** Today in Chile, ISO, whatever the zone of this computer. */
export const today = (): string => day.format(new Date())
