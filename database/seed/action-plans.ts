import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

type Person = keyof typeof coihues.people
type SeedMilestone = {
  date: string
  name: string
  description?: string
  /** Without one it is a note. */
  weight?: number
  done?: string
}
type SeedPlan = {
  of: Person | number
  supervisor: Person
  objective: string
  impactArea: string
  smart: readonly [string, string, string, string, string]
  days: readonly [string, string]
  weight: number
  approval: 'DRAFT' | 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED'
  progress: number
  answered?: { by: Person; on: string; words?: string }
  milestones?: readonly SeedMilestone[]
}

const halfDay = 'Con el mismo equipo y media jornada a la semana'
const neighbours = 'El cuartel vecino lo logró la temporada pasada'

const plans: readonly SeedPlan[] = [
  {
    of: 'bernarda',
    supervisor: 'hernan',
    objective: 'Bajar a la mitad las plantas perdidas en la poda del cuartel 4',
    impactArea: 'Viñedos',
    smart: [
      'Podar con la pauta de dos yemas y revisar cada hilera al terminarla',
      'De 60 plantas perdidas por temporada a 30, según el conteo de octubre',
      halfDay,
      neighbours,
      'Conteo el último viernes de cada mes, anotado en la pizarra del galpón',
    ],
    days: ['2026-06-01', '2026-10-30'],
    weight: 40,
    approval: 'APPROVED',
    progress: 33,
    answered: { by: 'hernan', on: '2026-05-28', words: 'De acuerdo, con conteo cada mes' },
    milestones: [
      { date: '2026-06-30', name: 'Pauta de poda escrita', weight: 1, done: '2026-06-26' },
      {
        date: '2026-07-15',
        name: 'Helada del 12 de julio',
        description: 'Se suspendió la poda tres días; no cambia la meta',
      },
      { date: '2026-09-25', name: 'Poda del cuartel 4 terminada', weight: 1 },
      { date: '2026-10-30', name: 'Conteo de plantas perdidas', weight: 1 },
    ],
  },
  {
    of: 'bernarda',
    supervisor: 'hernan',
    objective: 'Aprender a manejar el tractor con implemento de poda',
    impactArea: 'Desarrollo propio',
    smart: [
      'Hacer el curso interno de tractor y practicar con el capataz',
      'Curso aprobado y veinte horas de práctica anotadas',
      'Dos tardes por semana fuera de la cosecha',
      'Otras tres personas del equipo lo hicieron este año',
      'Curso en octubre y práctica hasta diciembre',
    ],
    days: ['2026-10-01', '2026-12-18'],
    weight: 20,
    approval: 'DRAFT',
    progress: 0,
  },
  {
    of: 'hernan',
    supervisor: 'loreto',
    objective: 'Terminar la vendimia con menos horas extra por cuadrilla',
    impactArea: 'Viñedos',
    smart: [
      'Planificar los cuarteles de la semana el jueves anterior con bodega',
      'Bajar de 12 a 8 horas extra por persona al mes',
      'Con las cuadrillas que hay y la planilla de bodega',
      'En 2025 se llegó a 9 horas sin planificación',
      'Revisión quincenal con la gerencia de operaciones',
    ],
    days: ['2026-10-01', '2027-04-30'],
    weight: 50,
    approval: 'PENDING',
    progress: 0,
  },
  {
    of: 8,
    supervisor: 'hernan',
    objective: 'Ordenar el pañol y tener inventario de herramientas al día',
    impactArea: 'Viñedos',
    smart: [
      'Marcar cada herramienta y anotar su préstamo en el cuaderno',
      'Cero herramientas perdidas en el conteo de noviembre',
      'Una hora cada lunes antes de salir a terreno',
      'Son 140 herramientas y ya hay estanterías',
      'Conteo el primer lunes de cada mes',
    ],
    days: ['2026-09-01', '2026-11-30'],
    weight: 30,
    approval: 'PENDING',
    progress: 10,
  },
  {
    of: 'loreto',
    supervisor: 'rodrigo',
    objective: 'Publicar el plan de riego por goteo de los cuarteles altos',
    impactArea: 'Operaciones',
    smart: [
      'Levantar los cuarteles altos y cotizar el riego por goteo',
      'Plan con tres cotizaciones presentado al directorio',
      'Con el equipo de riego y un asesor externo',
      'El levantamiento de los cuarteles bajos tomó dos meses',
      'Avance en cada reunión mensual de gerencia',
    ],
    days: ['2026-03-01', '2026-08-31'],
    weight: 60,
    approval: 'APPROVED',
    progress: 100,
    answered: { by: 'rodrigo', on: '2026-03-03' },
    milestones: [
      { date: '2026-05-29', name: 'Levantamiento', weight: 1, done: '2026-05-27' },
      { date: '2026-08-21', name: 'Plan presentado', weight: 2, done: '2026-08-20' },
    ],
  },
  {
    of: 'ester',
    supervisor: 'monserrat',
    objective: 'Acordar los horarios de la próxima temporada',
    impactArea: 'Packing',
    smart: [
      'Reunirse con cada turno y escribir sus acuerdos',
      'Seis turnos con acuerdo firmado',
      'Una reunión por semana con cada turno',
      'El año pasado se firmaron cinco de seis',
      'Un turno por semana desde julio',
    ],
    days: ['2026-06-15', '2026-08-31'],
    weight: 40,
    approval: 'APPROVED',
    progress: 60,
    answered: { by: 'monserrat', on: '2026-06-17' },
  },
  {
    of: 14,
    supervisor: 'loreto',
    objective: 'Llegar siempre a la hora durante la temporada',
    impactArea: 'Puntualidad',
    smart: [
      'Salir de casa veinte minutos antes de lo habitual',
      'Ningún atraso en el registro de asistencia',
      'Hay bus desde la plaza a las siete',
      'Otros del mismo pueblo llegan a tiempo',
      'Revisión del registro cada viernes',
    ],
    days: ['2026-08-01', '2026-12-31'],
    weight: 10,
    approval: 'REJECTED',
    progress: 0,
    answered: {
      by: 'loreto',
      on: '2026-08-04',
      words: 'Eso es lo de todos: proponga algo de su cargo',
    },
  },
  {
    of: 9,
    supervisor: 'loreto',
    objective: 'Digitalizar las guías de despacho de 2024 y 2025',
    impactArea: 'Administración',
    smart: [
      'Escanear las guías por mes y nombrarlas con su número',
      'Todas las guías de dos años en la carpeta común',
      'Una hora diaria con el escáner de la oficina',
      'Las de 2023 tomaron tres meses',
      'Un trimestre de guías cada mes',
    ],
    days: ['2026-04-01', '2026-09-30'],
    weight: 20,
    approval: 'CANCELED',
    progress: 20,
    answered: { by: 'loreto', on: '2026-07-10', words: 'Las digitaliza el nuevo sistema' },
  },
]

/** Registers the plans of action of the demo world: in each state, one that is late among them. */
export async function seedActionPlans(client: pg.Client, companyId: number): Promise<void> {
  const userOf = await idsBy(client, 'users', companyId, 'rut')
  const idOf = (person: Person | number) => {
    const found = typeof person === 'number' ? coihues.others[person] : coihues.people[person]
    if (!found) throw new Error(`Nobody is at place ${person}`)
    return userOf(rutOf(found.rut))
  }
  await insert(
    client,
    'action_plan',
    plans.map((plan) => rowOf(plan, companyId, idOf)),
  )
  const planOf = await idsBy(client, 'action_plan', companyId, 'objective')
  await insert(
    client,
    'milestone',
    plans.flatMap(({ of, objective, milestones = [] }) =>
      milestones.map(({ date, name, description = null, weight = null, done = null }) => ({
        companyId,
        actionPlanId: planOf(objective),
        workerId: idOf(of),
        date,
        name,
        description,
        weight,
        type: weight === null ? 'NOTA' : 'HITO',
        doneAt: done,
        needsEvidence: false,
        creatorId: idOf(of),
        createdAt: '2026-05-25T13:00:00Z',
        version: 1,
      })),
    ),
  )
  // One of them answers what the official CEAL-SM found in the packing.
  const resultOf = await idsBy(client, 'ceal_result', companyId, 'center', 'applied_on')
  await insert(client, 'ceal_measure', [
    {
      companyId,
      actionPlanId: planOf('Acordar los horarios de la próxima temporada'),
      cealResultId: resultOf('Packing Peumal', '2026-06-10'),
      dimension: 'CT',
    },
  ])
}

function rowOf(plan: SeedPlan, companyId: number, idOf: (person: Person | number) => number) {
  const { of, supervisor, objective, impactArea, smart, days, weight, approval, progress } = plan
  const asked = approval === 'PENDING' ? '2026-09-10T13:00:00Z' : `${days[0]}T13:00:00Z`
  const answered = plan.answered ? `${plan.answered.on}T14:00:00Z` : null
  return {
    companyId,
    workerId: idOf(of),
    supervisorId: idOf(supervisor),
    creatorId: idOf(of),
    objective,
    impactArea,
    simpleAndSpecificPlan: smart[0],
    measurablePlan: smart[1],
    achievablePlan: smart[2],
    realisticPlan: smart[3],
    traceableInTimePlan: smart[4],
    startDate: days[0],
    endDate: days[1],
    evaluationWeight: weight,
    approvalStatus: approval,
    completenessStatus: completenessOf(approval, progress),
    completenessPercentage: progress,
    response: plan.answered?.words ?? null,
    requestedAt: approval === 'DRAFT' ? null : asked,
    respondedAt: answered,
    createdAt: asked,
    updatedAt: answered ?? asked,
  }
}

function completenessOf(approval: SeedPlan['approval'], progress: number): string {
  if (approval === 'CANCELED') return 'CANCELED'
  if (progress === 100) return 'COMPLETE'
  return progress > 0 ? 'IN_PROGRESS' : 'PENDING'
}
