import { hook } from '#platform/model/hook.ts'
import type { ReminderRun } from './each-company.ts'
import type { NewNotice } from './notify.service.ts'

type Remember = (round: ReminderRun) => Promise<NewNotice[]>

/**
 * What modules say by themselves every hour in each company, in a few statements, whatever the
 * number of people; what was said once with a key is not said again.
 */
export const hourlyReminders = hook<Remember>('what is remembered every hour')
