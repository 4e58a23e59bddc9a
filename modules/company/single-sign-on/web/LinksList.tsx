import type { SignInLinksQuery } from '#generated/documents/graphql.ts'
import { SignInLinks, UnlinkSignIn } from '#generated/operations/single-sign-on.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { LinkWay } from '../model/provider.ts'

type Row = SignInLinksQuery['signInLinks']['rows'][number]

const columns: readonly Column<Row>[] = [
  { key: 'fullname', title: 'Persona', lead: true, text: ({ fullname }) => fullname },
  { key: 'email', title: 'Correo en el proveedor', text: ({ email }) => email ?? 'Sin correo' },
  { key: 'way', title: 'Cómo se vinculó', text: ({ way }) => LinkWay.label(way) },
  momentColumn('createdAt', 'Vinculada', { sort: 'createdAt' }),
]

/** The accounts that open with the provider. */
export function LinksList() {
  const list = useList(SignInLinks, { sort: { field: 'createdAt', descending: true } })
  const unlink = useAction(UnlinkSignIn, { done: 'Cuenta desvinculada' })
  return (
    <ListPage
      embedded
      title="Cuentas vinculadas"
      name="signInLinks"
      list={list}
      columns={columns}
      rowKey={({ userId }) => userId}
      nameOf={({ fullname }) => `la cuenta de ${fullname}`}
      actions={({ userId }) => [
        {
          label: 'Desvincular',
          danger: true,
          permission: 'passwords.update' as const,
          confirm: 'Podrá ingresar con su contraseña, y vincularse otra vez.',
          onClick: () => unlink.run({ input: { userId } }),
        },
      ]}
      empty={{
        title: 'Nadie ha entrado con él todavía',
        text: 'Cada cuenta se vincula la primera vez que su dueño entra con el proveedor.',
      }}
    />
  )
}
