import type { ExpensePermissionsQuery } from '#generated/documents/graphql.ts'
import {
  ExpensePermissions,
  UpdateExpensePermission,
} from '#generated/operations/expense-duties.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { columns } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { duties, ExpensePermission } from '../model/expense-permission.ts'

type Row = ExpensePermissionsQuery['expensePermissions']['rows'][number]

/** Who renders expenses, who answers them and who manages them. */
export default function PermissionsTab() {
  const list = useList(ExpensePermissions, { sort: { field: 'fullname', descending: false } })
  const form = useOpenForm('permiso de gastos')
  const edited = list.rows.find(({ id }) => id === form.key)
  return (
    <>
      <ListPage<Row>
        embedded
        title="Permisos de gastos"
        list={list}
        search="Nombre o RUT"
        columns={[fullnameColumn, ...columns(ExpensePermission, duties)]}
        above={
          <p className="soft">
            Sin un permiso nadie rinde ni responde gastos. Los propios los cambia otra persona.
          </p>
        }
        create={{
          permission: 'expensePermissions.update',
          besides: ['users.massRead'],
          label: 'Dar permiso',
          onClick: () => form.open(),
        }}
        nameOf={({ fullname }) => formatName(fullname)}
        actions={({ id, isOwn }) => [
          {
            label: 'Cambiar',
            permission: 'expensePermissions.update',
            disabled: isOwn ? 'Sus propios permisos los cambia otra persona' : undefined,
            onClick: () => form.open(id),
          },
        ]}
        empty={{
          title: 'Aún no hay permisos',
          text: 'Diga quién rinde gastos, quién aprueba las rendiciones y quién los administra.',
        }}
      />
      {form.key === NEW && <PermissionDialog form={form} />}
      {edited && <PermissionDialog form={form} row={edited} />}
    </>
  )
}

function PermissionDialog({ form, row }: { form: OpenForm; row?: Row }) {
  const save = useAction(UpdateExpensePermission, { done: 'Permiso guardado' })
  return (
    <FormDialog
      title={row ? `Permisos de ${formatName(row.fullname)}` : 'Dar permiso de gastos'}
      action={save}
      initial={row ?? { issuer: true, approver: false, admin: false }}
      more={row ? { userId: row.userId, version: row.version } : {}}
      form={form}
    >
      <Section>
        {!row && <Field of={ExpensePermission} name="userId" wide autoFocus />}
        <FieldList of={ExpensePermission} names={duties} />
      </Section>
    </FormDialog>
  )
}
