import { useState } from 'react'
import type { IntegrationTokensQuery } from '#generated/documents/graphql.ts'
import { DeleteIntegrationToken, IntegrationTokens } from '#generated/operations/tokens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn, momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { TokenScope } from '../model/scopes.ts'
import { TokenState, tokenTones } from '../model/token.ts'
import { GivenSecret } from './GivenSecret.tsx'
import { NewTokenDialog } from './NewTokenDialog.tsx'

type Row = IntegrationTokensQuery['integrationTokens']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'description',
    title: 'Clave',
    lead: true,
    text: ({ description }) => description,
    render: ({ description, prefix }) => (
      <TextWithHint words={description} hint={`Comienza con ${prefix}`} />
    ),
  },
  {
    key: 'scopes',
    title: 'Permisos',
    text: ({ scopes }) => scopes.map((scope) => TokenScope.label(scope)).join(', '),
  },
  {
    key: 'businesses',
    title: 'Razones sociales',
    text: ({ isWhole, businesses }) => (isWhole ? 'Todas' : businesses.join(', ')),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => TokenState.label(state),
    render: ({ state }) => (
      <StatusTag tone={tokenTones[state]}>{TokenState.label(state)}</StatusTag>
    ),
  },
  { key: 'author', title: 'Creada por', text: ({ author }) => author ?? 'Quien ya no está' },
  dateColumn('expiresOn', 'Vence', { sort: 'expiresOn' }),
  momentColumn('lastUsedAt', 'Último uso'),
]

/** The keys of the company. */
export default function TokensTab() {
  const form = useOpenForm('clave')
  const [given, setGiven] = useState<{ description: string; token: string }>()
  const list = useList(IntegrationTokens, { sort: { field: 'createdAt', descending: true } })
  const revoke = useAction(DeleteIntegrationToken, { done: 'Clave revocada' })
  return (
    <>
      <ListPage
        embedded
        title="Claves de integración"
        name="integrationTokens"
        list={list}
        columns={columns}
        create={{
          label: 'Crear clave',
          permission: 'integrationTokens.create',
          onClick: () => form.open(),
        }}
        nameOf={({ description }) => `la clave «${description}»`}
        actions={({ id, state }) =>
          state === 'REVOKED'
            ? []
            : [
                {
                  label: 'Revocar',
                  danger: true,
                  permission: 'integrationTokens.delete' as const,
                  confirm: 'El sistema que la usa deja de entrar ahora. No se puede deshacer.',
                  onClick: () => revoke.run({ input: { id } }),
                },
              ]
        }
        empty={{
          title: 'Ningún sistema entra a su empresa',
          text:
            'Cree una clave para el sistema que deba leer o escribir aquí, con los permisos que ' +
            'necesite y nada más.',
        }}
      />
      {form.key !== undefined && <NewTokenDialog form={form} onMade={setGiven} />}
      {given && (
        <GivenSecret
          title={`Clave «${given.description}»`}
          label="Clave de integración"
          secret={given.token}
          lead="Guárdela en el sistema que la usará; si se pierde, revóquela y cree otra."
          warning="Quien la tenga entra como ese sistema: no la envíe por correo."
          onClose={() => setGiven(undefined)}
        />
      )}
    </>
  )
}
