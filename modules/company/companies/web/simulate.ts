import { simulateCompany } from '#modules/company/session/web/index.ts'
import { asApiError } from '#platform/web/api/api.ts'
import { notify } from '#platform/web/look/notify.ts'

/** Works as a company. On success the browser leaves for it; only a refusal comes back here. */
export const simulate = (id: string) =>
  simulateCompany(id).catch((problem: unknown) => notify.error(asApiError(problem).message))
