import { Button } from 'antd'
import { useContext } from 'react'
import { addDays } from '#chile/dates.ts'
import {
  AddToBusiness,
  DeleteUserBusiness,
  UpdateUserBusiness,
} from '#generated/operations/people.ts'
import { PersonBusinesses } from '#generated/operations/parts/people.ts'
import { ContractState } from '#modules/people/contracts/model/catalogs.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { RowActions } from '#platform/web/kit/list/RowActions.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { type Detail, useDetail } from '#platform/web/api/useDetail.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { UserBusiness } from '../model/links.ts'

const details = [
  'inPayroll',
  'privateRole',
  'admissionDate',
  'firstAdmissionDate',
  'workPhone',
  'businessEmail',
] as const

/** The razones sociales that somebody is in, and what is of each. */
export function BusinessLinks({ userId }: { userId: string }) {
  const can = useCan()
  const closed = useContext(ClosedFields)
  const links = useLinks(userId)
  const form = useOpenForm('razón social')
  const remove = useAction(DeleteUserBusiness, { done: 'Vínculo eliminado' })
  if (links.lacks) return null
  // Whoever reads links may still not read those of this person: then there is nothing to show.
  if (links.error?.kind === 'not-found') return null
  if (links.error) return <LoadProblem error={links.error} retry={links.reload} />
  const rows = links.data?.userBusinesses ?? []
  const mayAdd = can('userBusinesses.create') && can('businesses.read')
  const add = mayAdd && !closed.has('UserBusiness.businessId') && (
    <Button size="small" onClick={() => form.open()}>
      Agregar razón social
    </Button>
  )
  return (
    <Panel title="Razones sociales" action={add}>
      {rows.length === 0 && !links.loading && (
        <EmptyState title="En ninguna razón social">Un contrato la agrega por sí solo.</EmptyState>
      )}
      <ul className="mg-cards">
        {rows.map((link) => (
          <li key={link.id} className="mg-card">
            <div className="mg-card-head">
              <strong className="mg-card-title">{link.businessName}</strong>
              <RowActions
                of={link.businessName}
                actions={actionsOf(link, closed, form, remove.run)}
              />
            </div>
            <dl>
              <div>
                <dt>Ingreso reconocido</dt>
                <dd>{formatDate(link.admissionDate)}</dd>
              </div>
              {link.userContracts.length > 0 && (
                <div>
                  <dt>{link.userContracts.length === 1 ? 'Contrato' : 'Contratos'}</dt>
                  <dd>{link.userContracts.map(contractText).join('; ')}</dd>
                </div>
              )}
              {link.validTo && (
                <div>
                  <dt>Hasta</dt>
                  <dd>{formatDate(addDays(link.validTo, -1))}</dd>
                </div>
              )}
              <div>
                <dt>En remuneraciones</dt>
                <dd>{link.inPayroll ? 'Sí' : 'No'}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      {form.key === NEW && <NewLink userId={userId} form={form} />}
      {rows
        .filter(({ id }) => id === form.key)
        .map((link) => (
          <EditLink key={link.id} link={link} form={form} />
        ))}
    </Panel>
  )
}

const contractText = ({ jobTitle, state }: Link['userContracts'][number]) =>
  `${jobTitle} (${ContractState.label(state).toLowerCase()})`

const useLinks = (userId: string) =>
  useDetail(PersonBusinesses, { input: { userId } }, { needs: 'userBusinesses.read' })
type Answer = ReturnType<typeof useLinks> extends Detail<infer Data> ? Data : never
type Link = Answer['userBusinesses'][number]

const actionsOf = (
  link: Link,
  closed: ReadonlyMap<string, string>,
  form: OpenForm,
  remove: (variables: { input: { id: string } }) => Promise<unknown>,
) => [
  {
    label: 'Editar',
    permission: 'userBusinesses.update' as const,
    disabled: closed.get('UserBusiness.workPhone'),
    onClick: () => form.open(link.id),
  },
  {
    label: 'Quitar',
    danger: true,
    permission: 'userBusinesses.delete' as const,
    disabled: closed.get('UserBusiness.businessId'),
    confirm: 'Solo si no tiene contratos en ella.',
    onClick: () => remove({ input: { id: link.id } }),
  },
]

const fields = details.map((name) => <Field key={name} of={UserBusiness} name={name} />)

function NewLink({ userId, form }: { userId: string; form: OpenForm }) {
  const add = useAction(AddToBusiness, { done: 'Agregada a la razón social' })
  return (
    <FormDialog
      title="Agregar razón social"
      action={add}
      more={{ userId }}
      initial={inPayroll}
      form={form}
    >
      <div className="mg-fields">
        <Field of={UserBusiness} name="businessId" />
        {fields}
      </div>
    </FormDialog>
  )
}

const inPayroll = { inPayroll: true }

function EditLink({ link, form }: { link: Link; form: OpenForm }) {
  const update = useAction(UpdateUserBusiness, { done: 'Vínculo guardado' })
  return (
    <FormDialog
      title={link.businessName}
      action={update}
      more={{ id: link.id, version: link.version }}
      initial={link}
      toInput={(values) => Object.fromEntries(details.map((name) => [name, values[name] ?? null]))}
      form={form}
    >
      <div className="mg-fields">{fields}</div>
    </FormDialog>
  )
}
