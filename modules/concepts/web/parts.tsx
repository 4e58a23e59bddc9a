import { Section } from '#platform/web/kit/FormPage.tsx'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { Form, Alert } from 'antd'
import { Link } from 'react-router'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { Origin } from '#modules/concept-library/model/catalogs.ts'
import './concepts.css'
import { Modal } from 'antd'
import { SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { ChangeStateItem } from './documents.ts'
import { useFirstMonth } from './form.ts'

type Coded = { code: string | null; title: string | null; origin: string | null }

const tones = { COMPANY: 'primary', USUAL: 'accent', LAW: 'neutral' } as const
const toneOf = (origin: string) =>
  origin === 'COMPANY' || origin === 'USUAL' ? tones[origin] : tones.LAW

export const OriginTag = ({ origin }: { origin: string | null }) => (
  <StatusTag tone={toneOf(origin ?? '')}>{Origin.label(origin ?? '')}</StatusTag>
)

/** Name over code, as the link to its page. */
export const nameColumn = <Row extends Coded>(path: string): Column<Row> => ({
  key: 'title',
  title: 'Nombre',
  lead: true,
  sort: 'title',
  render: ({ code, title }) => (
    <span className="mg-option">
      <Link to={pathTo(path, { code: code ?? '' })}>{title}</Link>
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
  text: ({ origin }) => Origin.label(origin ?? ''),
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

/** Asks from which month what was written holds. */
export const Since = () => (
  <Section
    title={asked}
    text="Los meses anteriores conservan lo que tenían, y las liquidaciones cerradas no cambian."
  >
    <Form.Item name="validFrom" label="Rige desde" rules={[{ required: true, message: asked }]}>
      <MonthSelector arrows={false} />
    </Form.Item>
  </Section>
)

export type Switched = { id: string | null; title: string | null; activity: string | null }
type Props = { item: Switched; onClose: () => void }

/** Switches an item off or on from the month that somebody says. */
export function StateDialog({ item, onClose }: Props) {
  const month = useFirstMonth()
  const active = item.activity === 'ACTIVE'
  const change = useAction(ChangeStateItem, {
    done: active ? 'Ítem desactivado' : 'Ítem activado',
    after: onClose,
  })
  const verb = active ? 'Desactivar' : 'Activar'
  return (
    <Modal
      open
      title={`${verb} ${item.title ?? ''}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className="soft mg-block">
        {active
          ? 'Desde ese mes no se calcula ni se paga a nadie. Lo asignado se conserva.'
          : 'Desde ese mes vuelve a calcularse a quienes lo tienen asignado.'}
      </p>
      {month !== undefined && (
        <SectionForm
          action={change}
          more={{ id: item.id, activity: active ? 'INACTIVE' : 'ACTIVE' }}
          initial={{ validFrom: month }}
          cancel={onClose}
          submit={verb}
        >
          <Since />
        </SectionForm>
      )}
    </Modal>
  )
}
