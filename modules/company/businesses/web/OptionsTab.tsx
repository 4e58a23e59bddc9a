import { useParams } from 'react-router'
import type { BusinessOptionsQuery } from '#generated/documents/graphql.ts'
import { BusinessOptions, UpdateBusinessOption } from '#generated/operations/businesses.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { SectionForm, type FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { conventions } from '../model/conventions.ts'
import { ProcessRulesPanel } from './ProcessRules.tsx'
import { ConventionRow, conventionField, FlagRow, OptionSection } from './OptionRows.tsx'

type OptionsRow = BusinessOptionsQuery['businessOptions']

const groups = [
  {
    title: 'Remuneraciones',
    text: 'Cómo se cuentan los días. Vale para los meses que se calculen desde ahora.',
    names: [
      'payrollUseThirtyDays',
      'payrollUseThirtyDaysOnLicense',
      'payrollPayGratificationLicense',
    ],
  },
  {
    title: 'Lo que ven las personas y su jefatura',
    text: 'Sin estas opciones, cada cual ve solo su ficha.',
    names: ['payrollPublicSupervisor'],
  },
  {
    title: 'Vacaciones',
    text: 'Quién las pide y quién las responde. Sus reglas están en la pestaña Vacaciones.',
    names: ['vacationPublic', 'vacationPublicSupervisor'],
  },
  {
    title: 'Correos de vacaciones',
    text: 'A quién se escribe. En Minga las solicitudes esperan en la bandeja de todos modos.',
    names: ['vacationEmailSupervisor', 'vacationEmailManager', 'vacationEmailResponse'],
  },
] as const

const flags = groups.flatMap(({ names }) => [...names])

/** What the razón social decides, each with its reason, and the open questions of the law. */
export default function OptionsTab() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(BusinessOptions, { input: { businessId: id } })
  const can = useCan()
  const update = useAction(UpdateBusinessOption, { done: 'Opciones guardadas' })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const options = data.businessOptions
  if (!can('businessOptions.update')) {
    return (
      <>
        <ProcessRulesPanel businessId={id} />
        <Rows options={options} />
      </>
    )
  }
  return (
    <>
      <ProcessRulesPanel businessId={id} editable />
      <SectionForm
        action={update}
        more={{ businessId: id, version: options.version }}
        initial={{ ...options, ...chosenBy(options) }}
        toInput={inputOf}
        stays
      >
        <Rows options={options} editable />
      </SectionForm>
    </>
  )
}

const Rows = ({ options, editable = false }: { options: OptionsRow; editable?: boolean }) => (
  <>
    {groups.map(({ title, text, names }) => (
      <OptionSection key={title} title={title} text={text}>
        {names.map((name) => (
          <FlagRow key={name} name={name} value={options[name]} editable={editable} />
        ))}
      </OptionSection>
    ))}
    <OptionSection
      title="Convenciones de cálculo"
      text={
        'Preguntas que la ley deja abiertas o en que las fuentes discrepan. ' +
        'Cada una tiene la respuesta que usamos, con su razón; la empresa puede tomar otra.'
      }
    >
      {conventions.map((convention) => (
        <ConventionRow
          key={convention.code}
          convention={convention}
          chosen={options.conventions.find(({ code }) => code === convention.code)?.value}
          editable={editable}
        />
      ))}
    </OptionSection>
  </>
)

const chosenBy = ({ conventions: chosen }: OptionsRow) =>
  Object.fromEntries(chosen.map(({ code, value }) => [conventionField(code), value]))

/** The form has one field per convention; the API takes those that were chosen. */
const inputOf = (values: FormValues) => ({
  ...Object.fromEntries(flags.map((name) => [name, values[name] === true])),
  conventions: conventions.flatMap(({ code }) => {
    const value = values[conventionField(code)]
    return typeof value === 'string' && value !== '' ? [{ code, value }] : []
  }),
})
