import { ChangeStateItem } from '#generated/operations/concepts.ts'
import { yearMonth } from '#platform/model/field.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Alert } from 'antd'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Origin } from '#modules/concepts/concept-library/model/catalogs.ts'
import './concepts.css'
import { useAction } from '#platform/web/api/useAction.ts'
import { useFirstMonth } from './form.ts'

export type Coded = { code: string; title: string; origin: string }

const tones = { COMPANY: 'primary', USUAL: 'accent', LAW: 'neutral' } as const
const toneOf = (origin: string | null) =>
  origin === 'COMPANY' || origin === 'USUAL' ? tones[origin] : tones.LAW

export const OriginTag = ({ origin }: { origin: string | null }) => (
  <StatusTag tone={toneOf(origin)}>{Origin.label(origin)}</StatusTag>
)

/** Name over code, as the link to its page. */
export const nameColumn = <Row extends Coded>(path: string): Column<Row> => ({
  key: 'title',
  title: 'Nombre',
  lead: true,
  sort: 'title',
  render: ({ code, title }) => (
    <span className="mg-option">
      <Link to={pathTo(path, { code })}>{title}</Link>
      <code className="soft">{code}</code>
    </span>
  ),
  text: ({ title }) => title,
})

export const codeColumn = <Row extends Coded>(): Column<Row> => ({
  key: 'code',
  title: 'Código',
  sort: 'code',
  optional: true,
  render: ({ code }) => <code>{code}</code>,
  text: ({ code }) => code,
})

export const originColumn = <Row extends Coded>(): Column<Row> => ({
  key: 'origin',
  title: 'Origen',
  sort: 'origin',
  render: ({ origin }) => <OriginTag origin={origin} />,
  text: ({ origin }) => Origin.label(origin),
})

/** A formula as it is written. */
export const FormulaText = ({ text }: { text: string | null }) =>
  text ? (
    <pre className="con-formula">{text}</pre>
  ) : (
    <span className="soft">El valor ingresado</span>
  )

export const originFilter = { name: 'origin', label: 'Origen', options: Origin.options }

/** Says why something is not edited here. */
export const Universal = ({ origin }: { origin: string | null }) => (
  <Alert
    type="info"
    showIcon
    title={
      origin === 'LAW'
        ? 'Es de la ley: no se edita. «Copiar» hace uno de la empresa a partir de él.'
        : 'Es de uso común. «Copiar» hace uno de la empresa, que con el mismo código lo reemplaza.'
    }
  />
)

const asked = '¿Desde qué mes rige?'

const validFrom = yearMonth('Rige desde')

/** Asks from which month what was written holds. */
export const Since = () => (
  <Section
    title={asked}
    text="Los meses anteriores conservan lo que tenían, y las liquidaciones cerradas no cambian."
  >
    <FreeField field={validFrom} name="validFrom" />
  </Section>
)

export type Switched = { id: string | null; title: string; activity: string }
type Props = { item: Switched; form: OpenForm }

/** Switches an item off or on from the month that somebody says. */
export function StateDialog({ item, form }: Props) {
  const month = useFirstMonth()
  const active = item.activity === 'ACTIVE'
  const change = useAction(ChangeStateItem, {
    done: active ? 'Ítem desactivado' : 'Ítem activado',
  })
  const verb = active ? 'Desactivar' : 'Activar'
  return (
    <FormDialog
      title={`${verb} ${item.title}`}
      lead={
        <p className="soft mg-block">
          {active
            ? 'Desde ese mes no se calcula ni se paga a nadie. Lo asignado se conserva.'
            : 'Desde ese mes vuelve a calcularse a quienes lo tienen asignado.'}
        </p>
      }
      waiting={month === undefined && <PageSkeleton header={false} />}
      action={change}
      more={{ id: item.id, activity: active ? 'INACTIVE' : 'ACTIVE' }}
      initial={{ validFrom: month }}
      submit={verb}
      form={form}
    >
      <Since />
    </FormDialog>
  )
}
