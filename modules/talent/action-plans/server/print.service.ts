import { formatDate } from '#chile/dates.ts'
import { listedNumber } from '#chile/identity-document.ts'
import { formatRut } from '#chile/rut.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { labelOf } from '#platform/model/entity.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { stepsOf } from '#platform/server/records/states.ts'
import { keptPaper } from '#platform/server/storage/papers.ts'
import { PlanApproval, PlanStanding } from '../model/catalogs.ts'
import { ActionPlan, smartFields } from '../model/plan.ts'
import { standingOn } from '../model/progress.ts'
import { approvalStates } from '../model/states.ts'
import { type MilestoneRow, milestones } from './milestones.queries.ts'
import { planTemplate } from './plan.template.ts'
import { type PlanRow, plans } from './plans.queries.ts'

/** Papers are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

const steps = stepsOf(approvalStates, {
  table: 'actionPlan',
  state: 'approvalStatus',
  steps: 'actionPlanStep',
  of: 'actionPlanId',
})

/** The paper of a plan within reach, as it is today, with a link that opens it. */
export async function printActionPlan(context: Context, { id }: { id: number }) {
  const { pdf, name } = await printedPlan(context, await plans.one(context, id))
  return keptPaper(context, {
    name: `${name}.pdf`,
    pdf,
    of: 'actionPlan',
    id: publicId('actionPlan', id),
  })
}

/** The paper of a plan as it is today, and the newest contract of its person. */
export async function printedPlan(context: Context, plan: PlanRow) {
  const { id } = plan
  const name = plan.fullname ?? plan.rut
  const { userContractId, ...employer } = await employerOf(context, plan)
  const pdf = await printer.render(planTemplate, {
    employer,
    objective: plan.objective,
    facts: factsOf(context, plan),
    texts: smartFields.map((field) => [labelOf(ActionPlan, field), plan[field]] as const),
    milestones: (await milestones(context, { actionPlanId: id })).map(lineOf),
    steps: (await steps.list(context, id)).map(({ state, author, at, reason }) =>
      [
        `${PlanApproval.label(state)}, ${formatDate(at.toISOString().slice(0, 10))}`,
        ...(author ? [author] : []),
        ...(reason ? [reason] : []),
      ].join(' · '),
    ),
    signers: [
      [name, 'Trabajador o trabajadora'],
      [plan.supervisorName ?? '', 'Supervisor'],
    ],
    day: formatDate(context.today),
  })
  const title = `Plan de acción de ${name} al ${formatDate(plan.endDate)}`.replaceAll('/', '-')
  return { pdf, name: title, userContractId }
}

const factsOf = ({ today }: Context, plan: PlanRow) => [
  ['Persona', `${plan.fullname ?? ''} · ${listedNumber(plan.rut)}`] as const,
  ['Área de impacto', plan.impactArea] as const,
  ['Plazo', `${formatDate(plan.startDate)} al ${formatDate(plan.endDate)}`] as const,
  ['Ponderación', `${plan.evaluationWeight} %`] as const,
  [
    'Avance',
    `${plan.completenessPercentage} % · ${PlanStanding.label(standingOn(plan, today))}`,
  ] as const,
  ['Aprobación', PlanApproval.label(plan.approvalStatus)] as const,
]

/** The razón social of the newest contract of a person. */
async function employerOf({ tx, today }: Context, { workerId }: PlanRow) {
  const held = await contractsOn(tx, today)
    .select(['contract.id as userContractId', 'business.rut as employerRut'])
    .where('contract.userId', '=', workerId)
    .where('contract.status', '<>', 'DELETED')
    .orderBy('contract.initialDate', 'desc')
    .executeTakeFirst()
  return {
    name: held?.businessName ?? '',
    rut: held ? formatRut(held.employerRut) : '',
    userContractId: held?.userContractId ?? null,
  }
}

const lineOf = ({ date, name, description, type, weight, doneAt }: MilestoneRow) =>
  [
    formatDate(date),
    description ? `${name}\n${description}` : name,
    weight === null ? '' : String(weight),
    type === 'NOTA' ? 'Nota' : doneAt === null ? 'Pendiente' : `Cumplido el ${formatDate(doneAt)}`,
  ] as const
