import { lazy } from 'react'
import { waiting } from '#modules/administration/inbox/web/sources.ts'
import { newestNotices } from '#modules/company/notices/web/sources.ts'
import { businessSource } from '#modules/company/businesses/web/sources.ts'
import { contractSource } from '#modules/people/contracts/web/sources.ts'
import { provideContractConsequence } from '#modules/people/contracts/web/consequence.ts'
import { provideClosing } from '#modules/payroll/payroll-frame/web/Closing.tsx'
import { providePersonConsequence } from '#modules/people/people/web/consequence.ts'
import { provideAgreements } from '#modules/time/vacations/web/agreements.ts'
import { findPeople, userSource } from '#modules/people/people/web/sources.ts'
import {
  saveTheme,
  sessionEnds,
  signOut,
  simulateCompany,
} from '#modules/company/session/web/session.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { provideProof } from '#platform/web/api/proof.tsx'
import type { Slots } from '#platform/web/screen/slots.tsx'
import { fetchCode } from '#platform/web/api/fetch-code.ts'

provideClosing(
  'payroll-closing',
  lazy(() => fetchCode(() => import('#modules/payroll/payroll-closing/web/CloseActions.tsx'))),
)
provideProof(
  'accounts',
  lazy(() => fetchCode(() => import('#modules/company/accounts/web/ProofDialog.tsx'))),
)
provideContractConsequence(
  'retroactivity',
  lazy(() => fetchCode(() => import('#modules/payroll/retroactivity/web/ContractConsequence.tsx'))),
)
providePersonConsequence(
  'retroactivity',
  lazy(() => fetchCode(() => import('#modules/payroll/retroactivity/web/PersonConsequence.tsx'))),
)
provideAgreements(
  'vacation-compensation',
  lazy(() =>
    fetchCode(() => import('#modules/payroll/vacation-compensation/web/Compensations.tsx')),
  ),
)

const releaseSources = () => import('#modules/payroll/payroll-release/web/sources.ts')

/** What the shell and the kit take from the modules. */
export const slots: Slots = {
  references: { user: userSource, contract: contractSource, business: businessSource },
  people: { permission: 'users.massRead', find: findPeople },
  activeProcesses: {
    permission: 'payrollMonths.read',
    // Its operations are loaded with it, and not with every page.
    load: async (signal) => (await fetchCode(releaseSources)).activeProcesses(signal),
  },
  actions: [
    {
      key: 'action:open-month',
      title: 'Abrir un mes nuevo',
      group: 'Acciones',
      words: 'proceso remuneraciones siguiente',
      permission: 'payrollMonths.create',
      to: `${pathTo('procesos')}?abrir=1`,
    },
  ],
  waiting,
  notifications: { path: pathTo('avisos'), newest: newestNotices },
  signOut,
  saveTheme,
  stopActing: () => simulateCompany(null),
  ownRecordPath: pathTo('ficha'),
  accountPath: pathTo('cuenta'),
  sessionEnds,
  whyPath: pathTo('permisos'),
}
