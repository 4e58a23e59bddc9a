import { PlusOutlined } from '@ant-design/icons'
import { DocumentTypes, SaveDocumentType } from '#generated/operations/documents.ts'
import { fieldNames } from '#platform/model/entity.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { DocumentType } from '../model/document.ts'
import { saysPay } from '../model/usual.ts'
import type { Type } from './types.ts'

const shown: readonly Column<Type>[] = columns(DocumentType, [
  ...(['label', 'code', 'legalKind', 'sensitivity', 'visibleToWorker'] as const),
  ...(['retention', 'retentionMonths', 'status'] as const),
])
const written = fieldNames(DocumentType, 'id', 'version')

/** What documents may be, and what follows from it. */
export default function TypesTab() {
  const { data, error, reload } = useDetail(DocumentTypes, {})
  const form = useOpenForm('tipo')
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const types = data.documentTypes
  const add = (
    <ActionButton
      look="primary"
      icon={<PlusOutlined aria-hidden />}
      permission="documents.update"
      onClick={() => form.open()}
    >
      Nuevo tipo
    </ActionButton>
  )
  const edited = types.find(({ id }) => id === form.key)
  return (
    <section className="mg-list mg-embedded">
      <div className="mg-toolbar">
        <span className="mg-toolbar-end">{types.length > 0 && add}</span>
      </div>
      {types.length === 0 ? (
        <EmptyState title="Aún no hay tipos de documentos" action={add}>
          Cree los suyos: contrato de trabajo, anexo, reglamento interno.
        </EmptyState>
      ) : (
        <Rows
          caption="Tipos de documentos"
          rows={types}
          columns={shown}
          nameOf={({ label }) => `el tipo ${label}`}
          actions={({ id }) => [{ label: 'Modificar', onClick: () => form.open(id) }]}
        />
      )}
      {form.key !== undefined && <TypeDialog form={form} {...(edited ? { type: edited } : {})} />}
    </section>
  )
}

function TypeDialog({ type, form }: { type?: Type; form: OpenForm }) {
  const save = useAction(SaveDocumentType, { done: 'Tipo guardado' })
  const usual = {
    legalKind: 'OTHER',
    sensitivity: 'NORMAL',
    visibleToWorker: true,
    retention: 'LABOUR',
    status: 'ACTIVE',
  }
  const initial = type ? Object.fromEntries(written.map((name) => [name, type[name]])) : usual
  return (
    <FormDialog
      title={type ? 'Modificar tipo' : 'Nuevo tipo'}
      submit="Guardar"
      action={save}
      initial={initial}
      more={type ? { id: type.id, version: type.version } : {}}
      toInput={(values) => reserved({ ...initial, ...values })}
      form={form}
    >
      {written.map((name, at) =>
        name === 'sensitivity' ? (
          <Sensitivity key={name} />
        ) : (
          <Field key={name} of={DocumentType} name={name} autoFocus={at === 0} />
        ),
      )}
    </FormDialog>
  )
}

const isPay = (kind: unknown): boolean => saysPay.some((one) => one === kind)

/** What says pay is reserved, whatever was chosen before its kind was. */
const reserved = <Values extends { legalKind?: unknown }>(values: Values) =>
  isPay(values.legalKind) ? { ...values, sensitivity: 'RESERVED' } : values

/** Whether a type is reserved; nothing to choose where it says what somebody is paid. */
function Sensitivity() {
  return isPay(useValue('legalKind')) ? (
    <p className="soft">
      Es reservado: dice lo que alguien gana. Lo lee quien puede leer contratos.
    </p>
  ) : (
    <Field of={DocumentType} name="sensitivity" />
  )
}
