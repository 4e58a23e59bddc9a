import { saveTheme, signOut, simulateCompany } from '#modules/session/web/session.ts'
import { pathTo } from '#platform/web/screens.ts'
import type { Slots } from '#platform/web/slots.tsx'

/** What the shell and the kit take from the modules. */
export const slots: Slots = {
  references: {},
  actions: [],
  signOut,
  saveTheme,
  stopActing: () => simulateCompany(null),
  ownRecordPath: pathTo('ficha'),
}
