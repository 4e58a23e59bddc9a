const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })

/** Today in Chile, ISO, whatever the zone of this computer. */
export const today = (): string => day.format(new Date())

/** The day in Chile of a moment in ISO, whatever the zone of this computer. */
export const dayOfMoment = (iso: string): string => day.format(new Date(iso))
