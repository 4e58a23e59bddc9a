import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { affectedFields, DataBreach, otherFields, writtenFields } from '../model/breach.ts'
import { BreachState, NoticeTo } from '../model/catalogs.ts'
import {
  chooseDataBreachPeople,
  type ChosenAffected,
  removeDataBreachPerson,
} from './people.service.ts'
import {
  affectedView,
  breachSort,
  breachView,
  dataBreach,
  dataBreachEntries,
  dataBreaches,
  dataBreachPeople,
  entryView,
  ownDataBreaches,
  ownView,
} from './breaches.queries.ts'
import {
  addDataBreachEntry,
  closeDataBreach,
  createDataBreach,
  recordAgencyNotice,
  updateDataBreach,
} from './breaches.service.ts'
import {
  dataBreachNotice,
  markDataBreachPeopleTold,
  tellDataBreachPeople,
} from './telling.service.ts'

const type = objectOfView('DataBreach', breachView)
const breachId = id('dataBreach')
const seen = { id: breachId, version: integer('Versión') }

list('dataBreaches', {
  type,
  filter: inputFrom('DataBreachFilter', { state: optional(choice(BreachState, 'Estado')) }),
  sort: breachSort,
  run: dataBreaches,
})

query('dataBreach', { input: byId('dataBreach'), type, run: dataBreach })

list('dataBreachEntries', {
  type: objectOfView('DataBreachEntry', entryView),
  filter: inputFrom('DataBreachEntryFilter', { id: breachId }),
  sort: ['at'],
  run: dataBreachEntries,
})

list('dataBreachPeople', {
  type: objectOfView('DataBreachPerson', affectedView),
  filter: inputFrom('DataBreachPeopleFilter', {
    id: breachId,
    search: optional(text('Nombre', { max: 100 })),
    waiting: optional(flag('Sin avisar')),
  }),
  sort: ['fullname'],
  run: dataBreachPeople,
})

list('ownDataBreaches', {
  type: objectOfView('OwnDataBreach', ownView),
  sort: ['toldAt'],
  run: ownDataBreaches,
})

query('dataBreachNotice', {
  input: inputFrom('DataBreachNoticeInput', { id: breachId, to: choice(NoticeTo, 'Para quién') }),
  type: FileLink,
  run: dataBreachNotice,
})

mutation('createDataBreach', {
  input: inputOf('CreateDataBreachInput', DataBreach, writtenFields),
  type,
  run: createDataBreach,
})

mutation('updateDataBreach', {
  input: patchInputOf('UpdateDataBreachInput', DataBreach, writtenFields, seen),
  type,
  run: updateDataBreach,
})

mutation('addDataBreachEntry', {
  input: inputFrom('AddDataBreachEntryInput', {
    id: breachId,
    note: otherFields.note,
  }),
  type,
  run: addDataBreachEntry,
})

mutation('chooseDataBreachPeople', {
  input: inputFrom('ChooseDataBreachPeopleInput', { id: breachId, ...affectedFields }),
  type: objectFrom<ChosenAffected>('ChosenAffected', {
    added: of.int,
    people: of.int,
    wrongRuts: of.list(of.text),
    unknownRuts: of.list(of.text),
    doubledRuts: of.list(of.text),
  }),
  run: chooseDataBreachPeople,
})

mutation('removeDataBreachPerson', {
  input: inputFrom('RemoveDataBreachPersonInput', { id: breachId, userId: ref('user', 'Persona') }),
  type,
  run: removeDataBreachPerson,
})

mutation('recordAgencyNotice', {
  input: inputFrom('RecordAgencyNoticeInput', {
    ...seen,
    agencyOn: date('Se avisó el'),
    agencyNumber: DataBreach.fields.agencyNumber,
  }),
  type,
  run: recordAgencyNotice,
})

mutation('tellDataBreachPeople', {
  input: inputFrom('TellDataBreachPeopleInput', seen),
  type,
  run: tellDataBreachPeople,
})

mutation('markDataBreachPeopleTold', {
  input: inputFrom('MarkDataBreachPeopleToldInput', {
    id: breachId,
    userId: optional(ref('user', 'Persona')),
    note: otherFields.told,
  }),
  type,
  run: markDataBreachPeopleTold,
})

mutation('closeDataBreach', {
  input: inputFrom('CloseDataBreachInput', {
    ...seen,
    closedReason: longText('Cómo terminó', { max: 2000, sensitivity: 'B' }),
  }),
  type,
  run: closeDataBreach,
})
