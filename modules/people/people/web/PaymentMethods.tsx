import { Button } from 'antd'
import { useContext } from 'react'
import {
  CreatePaymentMethod,
  DeletePaymentMethod,
  PaymentMethods as Payments,
  UpdatePaymentMethod,
} from '#generated/operations/people.ts'
import { AccountType } from '#modules/company/businesses/model/business.ts'
import { Closed } from '#modules/people/contracts/web/index.ts'
import { ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { RowActions } from '#platform/web/kit/list/RowActions.tsx'
import { SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { type Detail, useDetail } from '#platform/web/api/useDetail.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { PaymentKind } from '../model/catalogs.ts'
import { PaymentMethod } from '../model/links.ts'
import { labelIn, useOptions } from './catalogues.ts'
import { usePerson } from './person.ts'

const ACCOUNT = 'PaymentMethod.accountNumber'

/** How somebody is paid: one way is in use, the others are kept. */
export function PaymentMethods() {
  const { person, reveal, onReveal, isOwn } = usePerson()
  const can = useCan()
  const closed = useContext(ClosedFields).get(ACCOUNT)
  const adding = useOpenForm('forma de pago')
  const methods = usePayments(person.id, reveal)
  // Whoever reads payments may still not read those of this person: then there is nothing to show.
  if (methods.error?.kind === 'not-found') return null
  if (methods.error) return <LoadProblem error={methods.error} retry={methods.reload} />
  const rows = methods.data?.paymentMethods ?? []
  const add = can('paymentMethods.create') && !isOwn && !closed && (
    <Button size="small" onClick={() => adding.open()}>
      Agregar forma de pago
    </Button>
  )
  return (
    <Panel title="Forma de pago" action={add}>
      {!reveal && !isOwn && rows.some(({ accountNumber }) => accountNumber) && (
        <Closed onReveal={onReveal} />
      )}
      {rows.length === 0 && !methods.loading && (
        <EmptyState title="Sin forma de pago">
          Sin ella no se puede pagar por transferencia.
        </EmptyState>
      )}
      <ul className="mg-cards">
        {rows.map((method) => (
          <MethodCard key={method.id} method={method} />
        ))}
      </ul>
      {adding.key && <AddDialog userId={person.id} form={adding} />}
    </Panel>
  )
}

const usePayments = (userId: string, reveal: boolean) =>
  useDetail(Payments, { input: { userId, reveal } }, { keep: true })
type Answer = ReturnType<typeof usePayments> extends Detail<infer Data> ? Data : never
type Method = Answer['paymentMethods'][number]

function MethodCard({ method }: { method: Method }) {
  const closed = useContext(ClosedFields).get(ACCOUNT)
  const banks = useOptions('banks')
  const use = useAction(UpdatePaymentMethod, { done: 'Forma de pago en uso' })
  const remove = useAction(DeletePaymentMethod, { done: 'Forma de pago eliminada' })
  const { id, version, kind, bankCode, accountType, accountNumber, isCurrent } = method
  const name = PaymentKind.label(kind)
  return (
    <li className="mg-card">
      <div className="mg-card-head">
        <strong className="mg-card-title">
          {name} {isCurrent && <StatusTag tone="success">En uso</StatusTag>}
        </strong>
        <RowActions
          of={name}
          actions={[
            {
              label: 'Usar',
              permission: 'paymentMethods.update',
              disabled: closed ?? (isCurrent ? 'Ya está en uso' : undefined),
              onClick: () => use.run({ input: { id, version, isCurrent: true } }),
            },
            {
              label: 'Eliminar',
              danger: true,
              permission: 'paymentMethods.delete',
              disabled: closed,
              confirm: 'No se puede deshacer.',
              onClick: () => remove.run({ input: { id } }),
            },
          ]}
        />
      </div>
      {kind === 'TRANSFER' && (
        <dl>
          <div>
            <dt>Banco</dt>
            <dd>{labelIn(banks, bankCode)}</dd>
          </div>
          <div>
            <dt>Tipo de cuenta</dt>
            <dd>{AccountType.label(accountType)}</dd>
          </div>
          <div>
            <dt>Número</dt>
            <dd className="tabular">{accountNumber}</dd>
          </div>
        </dl>
      )}
    </li>
  )
}

/** A new way to be paid, which is then the one in use. */
function AddDialog({ userId, form }: { userId: string; form: OpenForm }) {
  const add = useAction(CreatePaymentMethod, { done: 'Forma de pago guardada' })
  return (
    <FormDialog
      title="Agregar forma de pago"
      action={add}
      more={{ userId }}
      initial={usualPayment}
      form={form}
    >
      <div className="mg-fields">
        <PaymentFields />
      </div>
    </FormDialog>
  )
}

const usualPayment = { kind: 'TRANSFER' }

type FormProps = { userId: string; onDone: () => void; cancel: () => void; submit?: string }

/** The same as a step of something longer. */
export function NewPaymentForm({ userId, onDone, cancel, submit = 'Guardar' }: FormProps) {
  const add = useAction(CreatePaymentMethod, { done: 'Forma de pago guardada' })
  return (
    <SectionForm
      action={add}
      more={{ userId }}
      initial={usualPayment}
      cancel={cancel}
      submit={submit}
      onDone={onDone}
    >
      <div className="mg-fields">
        <PaymentFields />
      </div>
    </SectionForm>
  )
}

function PaymentFields() {
  const banks = useOptions('banks')
  const kind = useValue('kind')
  return (
    <>
      <Field of={PaymentMethod} name="kind" />
      {kind === 'TRANSFER' && (
        <>
          <Field of={PaymentMethod} name="bankCode" options={banks} required />
          <Field of={PaymentMethod} name="accountType" required />
          <Field of={PaymentMethod} name="accountNumber" required />
        </>
      )}
    </>
  )
}
