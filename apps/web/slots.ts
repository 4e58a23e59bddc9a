import { lazy } from 'react'
import { waiting } from '#modules/administration/inbox/web/sources.ts'
import { newestNotices } from '#modules/company/notices/web/sources.ts'
import { businessSource } from '#modules/company/businesses/web/sources.ts'
import { contractSource } from '#modules/people/contracts/web/sources.ts'
import { provideSendToSign } from '#modules/papers/documents/web/send-to-sign.tsx'
import { provideContractConsequence } from '#modules/people/contracts/web/consequence.ts'
import {
  provideContractNotice,
  provideContractPapers,
} from '#modules/people/contracts/web/papers-place.ts'
import { afterPay } from '#modules/payroll/payroll-frame/web/AfterPay.tsx'
import { provideClosing } from '#modules/payroll/payroll-frame/web/Closing.tsx'
import { providePersonConsequence } from '#modules/people/people/web/consequence.ts'
import { provideAnswering, provideLinks } from '#modules/talent/surveys/web/answering.ts'
import { provideEvaluatee } from '#modules/talent/survey-answers/web/evaluatee.ts'
import { provideAgreements } from '#modules/time/vacations/web/agreements.ts'
import { provideLacking } from '#modules/talent/evaluations/web/lacking.ts'
import { provideGenerating } from '#modules/papers/documents/web/generating.ts'
import { processSource } from '#modules/talent/evaluations/web/sources.ts'
import { surveySource } from '#modules/talent/surveys/web/sources.ts'
import { findPeople, userSource } from '#modules/people/people-list/web/sources.ts'
import {
  saveTheme,
  sessionEnds,
  signOut,
  simulateCompany,
} from '#modules/company/session/web/session.ts'
import { daysOff } from '#modules/time/calendar/web/days-off.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { provideProof } from '#platform/web/api/proof.tsx'
import type { Slots } from '#platform/web/screen/slots.tsx'
import { homeBlock } from '#platform/web/screen/home-blocks.tsx'
import { leavingSession } from '#platform/web/api/leaving-session.ts'
import { fetchCode } from '#platform/web/api/fetch-code.ts'

provideClosing(
  'payroll-closing',
  lazy(() => fetchCode(() => import('#modules/payroll/payroll-closing/web/CloseActions.tsx'))),
)
afterPay.on('filings', {
  order: 10,
  needs: 'filings.read',
  Part: lazy(() => fetchCode(() => import('#modules/money/filings/web/AfterPay.tsx'))),
})
afterPay.on('accounting', {
  order: 20,
  needs: 'centralization.read',
  Part: lazy(() => fetchCode(() => import('#modules/money/accounting/web/AfterPay.tsx'))),
})
provideProof(
  'accounts',
  lazy(() => fetchCode(() => import('#modules/company/accounts/web/ProofDialog.tsx'))),
)
provideContractConsequence(
  'retroactivity',
  lazy(() => fetchCode(() => import('#modules/payroll/retroactivity/web/ContractConsequence.tsx'))),
)
provideContractNotice(
  'annexes',
  lazy(() => fetchCode(() => import('#modules/papers/annexes/web/NeedsNotice.tsx'))),
)
provideContractPapers(
  'annexes',
  lazy(() => fetchCode(() => import('#modules/papers/annexes/web/ContractAnnexes.tsx'))),
)
providePersonConsequence(
  'retroactivity',
  lazy(() => fetchCode(() => import('#modules/payroll/retroactivity/web/PersonConsequence.tsx'))),
)
provideAnswering(
  'survey-answers',
  lazy(() => fetchCode(() => import('#modules/talent/survey-answers/web/Answering.tsx'))),
)
provideLinks(
  'survey-answers',
  lazy(() => fetchCode(() => import('#modules/talent/survey-answers/web/LinksPanel.tsx'))),
)

provideEvaluatee(
  'evaluation-results',
  lazy(() =>
    fetchCode(() => import('#modules/talent/evaluation-results/web/EvaluateeSurveys.tsx')),
  ),
)
provideSendToSign(
  'signature',
  lazy(() => fetchCode(() => import('#modules/papers/signature/web/SendDialog.tsx'))),
)
provideLacking(
  'peers',
  lazy(() => fetchCode(() => import('#modules/talent/peers/web/ShortagePanel.tsx'))),
)
provideAgreements(
  'vacation-compensation',
  lazy(() =>
    fetchCode(() => import('#modules/payroll/vacation-compensation/web/Compensations.tsx')),
  ),
)

provideGenerating(
  'templates',
  lazy(() => fetchCode(() => import('#modules/papers/templates/web/Generating.tsx'))),
)

// The blocks of the home page, in the order of each place.
homeBlock.on('settlements', {
  place: 'FIRST',
  order: 5,
  needs: 'ownSettlements.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/money/settlements/web/OwnSettlementBlock.tsx')),
  ),
})
homeBlock.on('inbox', {
  place: 'FIRST',
  order: 10,
  needs: 'dashboard.read',
  Part: lazy(() => fetchCode(() => import('#modules/administration/inbox/web/WaitingBlock.tsx'))),
})
homeBlock.on('signature', {
  place: 'FIRST',
  order: 15,
  needs: 'digitalSignature.read',
  Part: lazy(() => fetchCode(() => import('#modules/papers/signature/web/ToSignBlock.tsx'))),
})
homeBlock.on('announcements', {
  place: 'FIRST',
  order: 20,
  needs: 'announcements.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/communication/announcements/web/ToAcknowledge.tsx')),
  ),
})
homeBlock.on('courses', {
  place: 'FIRST',
  order: 25,
  needs: 'courseProgress.read',
  Part: lazy(() => fetchCode(() => import('#modules/talent/courses/web/ToDoBlock.tsx'))),
})
homeBlock.on('survey-answers', {
  place: 'FIRST',
  order: 30,
  needs: 'surveyAnswers.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/talent/survey-answers/web/PendingSurveys.tsx')),
  ),
})
homeBlock.on('calendar', {
  place: 'FIRST',
  order: 35,
  needs: 'absences.read',
  Part: lazy(() => fetchCode(() => import('#modules/time/calendar/web/AwayBlock.tsx'))),
})
homeBlock.on('vacations', {
  place: 'FIRST',
  order: 40,
  needs: 'vacations.read',
  Part: lazy(() => fetchCode(() => import('#modules/time/vacations/web/BalanceBlock.tsx'))),
})
homeBlock.on('announcements', {
  place: 'NEWS',
  order: 10,
  needs: 'announcements.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/communication/announcements/web/NewsBlock.tsx')),
  ),
})
homeBlock.on('celebrations', {
  place: 'NEWS',
  order: 20,
  needs: 'celebrations.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/communication/celebrations/web/CelebrationsBlock.tsx')),
  ),
})
homeBlock.on('announcements', {
  place: 'NEWS',
  order: 30,
  needs: 'companyFeed.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/communication/announcements/web/FeedBlock.tsx')),
  ),
})
homeBlock.on('presence', {
  place: 'BESIDE',
  order: 10,
  needs: 'dashboard.read',
  Part: lazy(() =>
    fetchCode(() => import('#modules/administration/presence/web/ActivityPanel.tsx')),
  ),
})
homeBlock.on('presence', {
  place: 'BESIDE',
  order: 20,
  needs: 'users.massRead',
  Part: lazy(() => fetchCode(() => import('#modules/administration/presence/web/OnlinePanel.tsx'))),
})

// Only where somebody asked this device for notices is there anything to end.
leavingSession.on('push', async () => (await fetchCode(thisDevice)).tellNoMore())

leavingSession.on('platform', async () => (await fetchCode(device)).leaveDevice())

const device = () => import('#platform/web/seen/device.ts')
const thisDevice = () => import('#modules/company/push/web/this-device.ts')
const releaseSources = () => import('#modules/payroll/payroll-release/web/sources.ts')

/** What the shell and the kit take from the modules. */
export const slots: Slots = {
  references: {
    user: userSource,
    contract: contractSource,
    business: businessSource,
    evaluationProcess: processSource,
    survey: surveySource,
  },
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
  daysOff,
  notifications: { path: pathTo('avisos'), newest: newestNotices },
  signOut,
  saveTheme,
  stopActing: () => simulateCompany(null),
  ownRecordPath: pathTo('ficha'),
  ownDataPath: `${pathTo('cuenta')}/mis-datos`,
  accountPath: pathTo('cuenta'),
  sessionEnds,
  whyPath: pathTo('permisos'),
}
