import {
  choice,
  date,
  id,
  longText,
  optional,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, inputOf, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { EntryState, PieceworkEntry, PieceworkPrice, PieceworkTask } from '../model/piecework.ts'
import {
  type Crew,
  type EntryRow,
  pieceworkCrews,
  pieceworkEntries,
  pieceworkSheet,
  type SheetRow,
} from './entries.queries.ts'
import { pieceworkCrewPaper, pieceworkMonthPaper } from './month-paper.service.ts'
import {
  type CrewMonthRow,
  type EntryOfMonth,
  pieceworkCrewMonth,
  type PieceworkMonth,
  pieceworkMonth,
  pieceworkMonthCrews,
} from './month.queries.ts'
import {
  approvePiecework,
  deletePieceworkEntry,
  rejectPiecework,
  savePiecework,
  updatePieceworkEntry,
} from './entries.service.ts'
import { pieceworkTasks, whyTasksKept } from './tasks.queries.ts'

crud(PieceworkTask, {
  table: 'pieceworkTask',
  id: 'pieceworkTask',
  fields: ['name', 'unit', 'status'],
  rows: pieceworkTasks,
  all: 'pieceworkTasks',
  one: 'pieceworkTask',
  create: 'createPieceworkTask',
  update: 'updatePieceworkTask',
  remove: 'deletePieceworkTask',
  keeps: whyTasksKept,
  refusals: {
    piecework_task_name_key: { message: 'Ya hay una faena con ese nombre', field: 'name' },
    piecework_entry_task: { message: 'Ya se anotó trabajo en ella: déjela sin uso' },
  },
})

crud(PieceworkPrice, {
  table: 'pieceworkPrice',
  id: 'pieceworkPrice',
  fields: ['taskId', 'startsOn', 'price'],
  orderBy: 'startsOn',
  parent: {
    field: 'taskId',
    input: inputFrom('PricesOfTask', { taskId: ref('pieceworkTask', 'Faena') }),
  },
  all: 'pieceworkPrices',
  create: 'createPieceworkPrice',
  update: 'updatePieceworkPrice',
  remove: 'deletePieceworkPrice',
  refusals: {
    piecework_price_day_key: { message: 'Ya hay un precio desde ese día', field: 'startsOn' },
    piecework_price_task: { message: 'No existe esa faena', field: 'taskId' },
  },
})

const day = date('Día')

const CrewType = objectFrom<Crew>('PieceworkCrew', {
  supervisorId: of.maybe(of.id('user')),
  name: of.maybe(of.text),
  people: of.int,
})

const crewSearch = {
  search: optional(text('Buscar', { max: 100 })),
  supervisorId: optional(ref('user', 'Jefatura')),
}

query('pieceworkCrews', {
  input: inputFrom('PieceworkCrewsInput', { day, ...crewSearch }),
  type: CrewType,
  many: true,
  run: pieceworkCrews,
})

query('pieceworkSheet', {
  input: inputFrom('PieceworkSheetInput', {
    day,
    taskId: ref('pieceworkTask', 'Faena'),
    supervisorId: optional(ref('user', 'Jefatura')),
  }),
  type: objectFrom<SheetRow>('PieceworkSheetRow', {
    contractId: of.id('contract'),
    person: of.text,
    rut: of.text,
    entered: of.text,
  }),
  many: true,
  run: pieceworkSheet,
})

mutation('savePiecework', {
  input: inputFrom('SavePieceworkInput', {
    rows: listOf(
      inputFrom('PieceworkRow', {
        key: text('Clave', { max: 60 }),
        contractId: ref('contract', 'Contrato'),
        taskId: ref('pieceworkTask', 'Faena'),
        day,
        quantity: PieceworkEntry.fields.quantity,
      }),
    ),
  }),
  type: objectFrom<Awaited<ReturnType<typeof savePiecework>>>('SavedPiecework', {
    saved: of.int,
    repeated: of.int,
  }),
  run: savePiecework,
})

const EntryType = objectFrom<EntryRow>('PieceworkEntry', {
  id: of.id('pieceworkEntry'),
  userContractId: of.id('contract'),
  taskId: of.id('pieceworkTask'),
  userId: of.id('user'),
  day: of.date,
  quantity: of.text,
  status: of.choice(EntryState),
  reason: of.maybe(of.text),
  version: of.int,
  taskName: of.text,
  unit: of.text,
  businessName: of.text,
  person: of.text,
  author: of.maybe(of.text),
  answerer: of.maybe(of.text),
  isAuthor: of.flag,
})

list('pieceworkEntries', {
  type: EntryType,
  filter: inputFrom('PieceworkFilter', {
    search: optional(text('Nombre', { max: 100 })),
    status: optional(choice(EntryState, 'Estado')),
    taskId: optional(ref('pieceworkTask', 'Faena')),
    month: optional(yearMonth('Mes')),
  }),
  sort: ['day', 'person'],
  run: pieceworkEntries,
})

mutation('updatePieceworkEntry', {
  input: inputOf('UpdatePieceworkEntryInput', PieceworkEntry, ['id', 'version', 'quantity']),
  type: EntryType,
  run: updatePieceworkEntry,
})

mutation('deletePieceworkEntry', {
  input: byId('pieceworkEntry'),
  type: 'Boolean',
  run: deletePieceworkEntry,
})

const entries = listOf(
  inputFrom('PieceworkAnswer', {
    id: id('pieceworkEntry'),
    version: PieceworkEntry.fields.version,
  }),
)
const Answered = objectFrom<{ answered: number; late: number }>('AnsweredPiecework', {
  answered: of.int,
  late: of.int,
})

mutation('approvePiecework', {
  input: inputFrom('ApprovePieceworkInput', { entries }),
  type: Answered,
  run: approvePiecework,
})

mutation('rejectPiecework', {
  input: inputFrom('RejectPieceworkInput', { entries, reason: longText('Motivo', { max: 300 }) }),
  type: Answered,
  run: rejectPiecework,
})

const contractMonth = inputFrom('PieceworkMonthInput', {
  contractId: ref('contract', 'Contrato'),
  yearMonth: yearMonth('Mes'),
})

const sums = {
  total: of.pesos,
  late: of.pesos,
  inPayslip: of.maybe(of.pesos),
  restDays: of.maybe(of.pesos),
}

query('pieceworkMonth', {
  input: contractMonth,
  type: objectFrom<PieceworkMonth>('PieceworkMonth', {
    rows: of.list(
      of.object(
        objectFrom<Omit<EntryOfMonth, 'contractId'>>('PieceworkOfMonth', {
          id: of.id('pieceworkEntry'),
          day: of.date,
          quantity: of.text,
          status: of.choice(EntryState),
          price: of.maybe(of.text),
          amount: of.maybe(of.pesos),
          reason: of.maybe(of.text),
          taskName: of.text,
          unit: of.text,
        }),
      ),
    ),
    days: of.list(
      of.object(
        objectFrom<PieceworkMonth['days'][number]>('PieceworkDay', {
          day: of.date,
          amount: of.pesos,
        }),
      ),
    ),
    ...sums,
  }),
  run: pieceworkMonth,
})

query('pieceworkMonthCrews', {
  input: inputFrom('PieceworkMonthCrewsInput', { yearMonth: yearMonth('Mes'), ...crewSearch }),
  type: CrewType,
  many: true,
  run: pieceworkMonthCrews,
})

const crewMonth = inputFrom('PieceworkCrewMonthInput', {
  yearMonth: yearMonth('Mes'),
  supervisorId: optional(ref('user', 'Jefatura')),
})

query('pieceworkCrewMonth', {
  input: crewMonth,
  type: objectFrom<CrewMonthRow>('PieceworkCrewMonth', {
    contractId: of.id('contract'),
    userId: of.id('user'),
    person: of.maybe(of.text),
    rut: of.text,
    businessName: of.text,
    daysPaid: of.int,
    ...sums,
  }),
  many: true,
  run: pieceworkCrewMonth,
})

mutation('pieceworkMonthPaper', {
  input: contractMonth,
  type: FileLink,
  run: pieceworkMonthPaper,
})

mutation('pieceworkCrewPaper', { input: crewMonth, type: FileLink, run: pieceworkCrewPaper })
