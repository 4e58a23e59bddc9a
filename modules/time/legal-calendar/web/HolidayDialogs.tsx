import { useEffect } from 'react'
import {
  EnterPublicHoliday,
  RejectPublicHoliday,
  RemovePublicHoliday,
  ReplacePublicHoliday,
} from '#generated/operations/legal-calendar.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Field, FieldList, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { PublicHolidayEntry } from '../model/public-holiday.ts'
import type { Day } from './types.ts'
import { usePlaces } from './usePlaces.ts'

const WAITS = 'Falta que otra persona lo confirme'

const usual = { type: 'CIVIL', scope: 'NATIONAL', irrevocable: false } as const

/** Enters a day that a law gives. */
export function EnterDialog({ form }: { form: OpenForm }) {
  const enter = useAction(EnterPublicHoliday, { done: WAITS })
  return (
    <FormDialog
      title="Ingresar feriado legal"
      lead={<p className="soft">Vale para todas las empresas cuando otra persona lo confirme.</p>}
      action={enter}
      initial={usual}
      toInput={withPlaces}
      submit="Ingresar feriado"
      form={form}
    >
      <DayFields />
    </FormDialog>
  )
}

type Props = { day: Day; form: OpenForm }

/** Proposes that a day in force be another one. */
export function ReplaceDialog({ day, form }: Props) {
  const replace = useAction(ReplacePublicHoliday, { done: WAITS })
  const { id, date, title, type, scope, places, irrevocable } = day
  return (
    <FormDialog
      title={`Cambiar ${title}`}
      lead={
        <p className="soft">
          El {formatDate(date)} sigue vigente hasta que otra persona confirme el cambio.
        </p>
      }
      action={replace}
      more={{ id }}
      initial={{ date, title, type, scope, places, irrevocable }}
      toInput={withPlaces}
      submit="Proponer cambio"
      form={form}
    >
      <DayFields />
    </FormDialog>
  )
}

function DayFields() {
  const scope = useValue('scope')
  return (
    <Section>
      <FieldList of={PublicHolidayEntry} names={['date', 'type']} autoFocus />
      <Field of={PublicHolidayEntry} name="title" wide />
      <Field of={PublicHolidayEntry} name="law" wide required={scope !== 'BANKS'} />
      <Field of={PublicHolidayEntry} name="scope" />
      {(scope === 'REGION' || scope === 'COMMUNE') && <PlacesField key={scope} scope={scope} />}
      <Field of={PublicHolidayEntry} name="irrevocable" />
      <Field of={PublicHolidayEntry} name="comment" wide rows={2} />
    </Section>
  )
}

/** The regions or the communes of a day, by name; those of the other kind are not among them. */
function PlacesField({ scope }: { scope: 'REGION' | 'COMMUNE' }) {
  const options = usePlaces()?.[scope]
  const chosen = useValue('places')
  const propose = usePropose()
  const kept = listOf(chosen).filter((code) => options?.some(({ value }) => value === code))
  const isOther = options !== undefined && kept.length < listOf(chosen).length
  useEffect(() => {
    if (isOther) propose('places', kept)
  })
  return (
    <SeveralField
      name="places"
      label={scope === 'REGION' ? 'Regiones' : 'Comunas'}
      placeholder={scope === 'REGION' ? 'Nombre de la región' : 'Nombre de la comuna'}
      options={options ?? []}
      loading={options === undefined}
      wide
    />
  )
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])

/** What the form says, with the codes of its places; none for a day of all the country. */
const withPlaces = ({ places, ...values }: FormValues) => ({
  ...values,
  places:
    values['scope'] === 'REGION' || values['scope'] === 'COMMUNE'
      ? listOf(places).join(', ') || null
      : null,
})

/** Proposes that a day in force be no holiday any more. */
export function RemoveDialog({ day, form }: Props) {
  const remove = useAction(RemovePublicHoliday, { done: WAITS })
  return (
    <FormDialog
      title={`Eliminar ${day.title}`}
      lead={
        <p>
          El {formatDate(day.date)} deja de ser feriado cuando otra persona lo confirme. Las
          vacaciones que lo tienen vuelven a usarlo.
        </p>
      }
      action={remove}
      more={{ id: day.id }}
      submit="Proponer eliminación"
      form={form}
    >
      <Field of={PublicHolidayEntry} name="law" label="Ley que lo quita" required autoFocus />
      <Field of={PublicHolidayEntry} name="comment" rows={2} />
    </FormDialog>
  )
}

/** Refuses what was entered, with the reason. */
export function RejectDialog({ day, form }: Props) {
  const reject = useAction(RejectPublicHoliday, { done: 'Rechazado' })
  return (
    <FormDialog
      title={`Rechazar ${day.title}`}
      lead={<p>El {formatDate(day.date)} queda como estaba; el motivo se lee en su historia.</p>}
      action={reject}
      more={{ id: day.id }}
      submit="Rechazar"
      acts
      form={form}
    >
      <Field of={PublicHolidayEntry} name="reason" rows={3} required autoFocus />
    </FormDialog>
  )
}
