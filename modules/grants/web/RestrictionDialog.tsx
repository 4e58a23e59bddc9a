import { Checkbox, Form, Modal } from 'antd'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Restriction } from '../model/grants.ts'
import { CreateRestriction, RestrictableBusinesses, UpdateRestriction } from './documents.ts'
import type { RestrictionRow } from './RestrictionsTab.tsx'
import './grants.css'

type Props = { restriction: RestrictionRow | undefined; onClose: () => void }

/** A name and the razones sociales that stay within reach: new, or changed. */
export function RestrictionDialog({ restriction, onClose }: Props) {
  const options = { done: 'Restricción guardada', after: onClose }
  const create = useAction(CreateRestriction, options)
  const update = useAction(UpdateRestriction, options)
  const shared = { toInput, cancel: onClose }
  return (
    <Modal
      open
      title={restriction ? 'Editar restricción' : 'Nueva restricción'}
      footer={null}
      onCancel={onClose}
    >
      {restriction ? (
        <SectionForm
          {...shared}
          action={update}
          more={{ id: restriction.id, version: restriction.version }}
          initial={{
            name: restriction.name,
            businesses: restriction.businesses.map(({ id }) => id),
          }}
        >
          <Fields />
        </SectionForm>
      ) : (
        <SectionForm {...shared} action={create} submit="Crear">
          <Fields />
        </SectionForm>
      )}
    </Modal>
  )
}

function Fields() {
  const businesses = useDetail(RestrictableBusinesses).data?.businesses ?? []
  return (
    <>
      <Section>
        <Field of={Restriction} name="name" autoFocus wide />
      </Section>
      <Form.Item
        name="businesses"
        label="Razones sociales que alcanza"
        rules={[{ required: true, message: 'Elija al menos una razón social' }]}
      >
        <Checkbox.Group
          className="gr-businesses"
          options={businesses.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }))}
        />
      </Form.Item>
    </>
  )
}

function toInput({ name, businesses }: FormValues) {
  const chosen = Array.isArray(businesses) ? businesses : []
  return { name, businesses: chosen.map((businessId: unknown) => ({ businessId })) }
}
