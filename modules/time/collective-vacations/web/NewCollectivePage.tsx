import type {
  CollectiveGroupsQuery,
  CollectivePeopleQuery,
  CollectivePreviewQuery,
} from '#generated/documents/graphql.ts'
import {
  CollectiveGroups,
  CollectivePeople,
  CollectivePreview,
  CreateCollectiveVacation,
} from '#generated/operations/collective-vacations.ts'
import { counted } from '#chile/counts.ts'
import { text } from '#platform/model/field.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field, FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { ActPeople, ActPreview, type Outcome } from '#platform/web/kit/mass/ActPreview.tsx'
import { dayIn, useOfBusiness, withPeople, wordIn } from '#platform/web/kit/mass/choosing.ts'
import { leftColumn } from '#platform/web/kit/mass/columns.tsx'
import { NewMassActPage, useMaking } from '#platform/web/kit/mass/NewMassActPage.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { initialsColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { VacationCollective } from '../model/collective.ts'
import { act } from './act.ts'
import { daysColumn } from './days-column.tsx'

const WHOLE = 'todos'

type Group = CollectiveGroupsQuery['collectiveGroups'][number]

const keyOf = ({ area, costCenterId }: Group) =>
  area ? `area ${area}` : costCenterId ? `centro ${costCenterId}` : WHOLE

/** «Área Casa», «Centro de costo Casa»: an area and a centre may be called the same. */
const nameOf = ({ name, area, costCenterId }: Group) => {
  if (costCenterId) return `Centro de costo ${name}`
  return area ? `Área ${name}` : name
}

/** Gives vacations at once to a group, with what each of its people takes shown before. */
export default function NewCollectivePage() {
  const making = useMaking({ group: WHOLE }, askedOf)
  const create = useAction(CreateCollectiveVacation, {
    done: 'El feriado colectivo se otorga',
    after: act.list,
  })
  return (
    <NewMassActPage
      act={act}
      making={making}
      action={create}
      toInput={inputOf}
      submit="Otorgar a todos"
      draft="collective-new"
      preview={
        <ActPreview
          of={CollectivePreview}
          asked={making.asked}
          outcome={outcomeOf}
          people={(asked) => (
            <ActPeople
              of={CollectivePeople}
              asked={asked}
              title="Personas del feriado colectivo"
              name="collective-people"
              columns={columns}
              empty="Nadie tiene un contrato vigente en ese grupo y esas fechas."
            />
          )}
        />
      }
    >
      <Section
        title="A quiénes y cuándo"
        text={
          'El empleador puede dar el feriado a toda la empresa o a una sección, por 15 días ' +
          'hábiles o más; a quien no alcance a ganarlos se le anticipan (art. 76).'
        }
      >
        <Field of={VacationCollective} name="businessId" autoFocus />
        <GroupField />
        <FieldList of={VacationCollective} names={['startDate', 'endDate']} />
      </Section>
    </NewMassActPage>
  )
}

function GroupField() {
  const { data, loading, isKnown } = useOfBusiness(CollectiveGroups)
  const options = (data?.collectiveGroups ?? []).map((group) => ({
    value: keyOf(group),
    label: withPeople(nameOf(group), group.people, 'persona', 'personas'),
  }))
  return (
    <FreeField
      field={text('A quiénes')}
      name="group"
      options={isKnown ? options : [{ value: WHOLE, label: 'Toda la razón social' }]}
      loading={loading}
    />
  )
}

/** What the API is asked: an area, a centre, or the whole razón social. */
function inputOf({ businessId, startDate, endDate, group }: FormValues) {
  const [kind, ...rest] = typeof group === 'string' ? group.split(' ') : []
  const key = rest.join(' ')
  return {
    businessId,
    startDate,
    endDate,
    area: kind === 'area' ? key : null,
    costCenterId: kind === 'centro' ? key : null,
  }
}

/** The same once the razón social and both days are chosen. */
function askedOf(values: FormValues) {
  const businessId = wordIn(values, 'businessId')
  const [startDate, endDate] = [dayIn(values, 'startDate'), dayIn(values, 'endDate')]
  return businessId === null || startDate === null || endDate === null
    ? null
    : { ...inputOf(values), businessId, startDate, endDate }
}

const outcomeOf = ({ collectivePreview }: CollectivePreviewQuery): Outcome => {
  const { workingDays, given, left, inAdvance } = collectivePreview
  return {
    title: `${counted(given, 'persona recibe', 'personas reciben')} sus días`,
    text: [
      `${workingDays} días hábiles`,
      `${inAdvance} con días anticipados`,
      `${left} sin ellos por otra razón`,
    ],
  }
}

type Row = CollectivePeopleQuery['collectivePeople']['rows'][number]

/** What each person of the group takes, or why they take nothing. */
const columns: readonly Column<Row>[] = [
  initialsColumn(({ jobTitle }) => jobTitle),
  daysColumn('days', 'Días hábiles'),
  daysColumn('advanceDays', 'Anticipados'),
  leftColumn('Queda fuera'),
]
