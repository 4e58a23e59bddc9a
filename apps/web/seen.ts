import { endOfOthers } from '#modules/company/push/web/this-device.ts'
import { openOutbox } from '#modules/administration/inbox/web/outbox.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { endDevice } from '#platform/web/seen/device.ts'
import { keepSeen, openSeen } from '#platform/web/seen/keep.ts'
import { ownAnswers } from './own-answers.ts'

export const keep = (person: Parameters<typeof keepSeen>[2]) => {
  void endOfOthers().catch(() => undefined)
  return keepSeen(queryClient, ownAnswers, person, openOutbox)
}
export const end = () => endDevice().catch(() => undefined)
export const open = async () => {
  void openOutbox()
  await openSeen(queryClient, ownAnswers)
}
