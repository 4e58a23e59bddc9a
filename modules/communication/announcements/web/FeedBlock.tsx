import { CompanyFeed } from '#generated/operations/announcements.ts'
import type { CompanyFeedQuery } from '#generated/documents/graphql.ts'
import {
  ChangeOrderCompanyFeed,
  DeleteCompanyFeed,
  UploaderCompanyFeed,
} from '#generated/operations/announcements.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { type RowAction, RowActions } from '#platform/web/kit/list/RowActions.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { CompanyFeed as Item } from '../model/feed.ts'
import './announcements.css'

type Row = CompanyFeedQuery['companyFeed'][number]

/** The feed of the company in its order, with what its writers do with it. */
export default function FeedBlock() {
  const can = useCan()
  const { company } = useMe()
  const form = useOpenForm('muro')
  const { data } = useDetail(CompanyFeed, { input: {} })
  const create = useAction(UploaderCompanyFeed, { done: 'Publicado en el muro' })
  const rows = data?.companyFeed
  if (!rows || (rows.length === 0 && !can('companyFeed.create'))) return null
  return (
    <Panel
      title="Muro de la empresa"
      action={
        <ActionButton permission="companyFeed.create" onClick={() => form.open()}>
          Publicar
        </ActionButton>
      }
    >
      {rows.length === 0 ? (
        <p className="soft">Imágenes y frases que todas las personas ven en su inicio.</p>
      ) : (
        <ul className="an-feed">
          {rows.map((row, at) => (
            <li key={row.id} className="an-item">
              <Shown row={row} />
              <Acts row={row} isFirst={at === 0} isLast={at === rows.length - 1} />
            </li>
          ))}
        </ul>
      )}
      {form.key !== undefined && company && (
        <FormDialog
          title="Publicar en el muro"
          action={create}
          toInput={({ fileName: _name, ...values }) => values}
          submit="Publicar"
          form={form}
        >
          <FieldList of={Item} names={['text', 'link']} />
          <FilePick
            label="Imagen"
            help="JPG o PNG, hasta 10 MB"
            about={{ relatedType: 'companyFeed', relatedId: company.id }}
          />
        </FormDialog>
      )}
    </Panel>
  )
}

function Shown({ row: { text, link, imageUrl } }: { row: Row }) {
  const content = (
    <>
      {imageUrl && <img src={imageUrl} alt={text ?? 'Imagen del muro'} loading="lazy" />}
      {text && <p>{text}</p>}
    </>
  )
  if (!link) return <div>{content}</div>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  )
}

type ActsProps = { row: Row; isFirst: boolean; isLast: boolean }

function Acts({ row: { id, text }, isFirst, isLast }: ActsProps) {
  const can = useCan()
  const move = useAction(ChangeOrderCompanyFeed, { quiet: true })
  const remove = useAction(DeleteCompanyFeed, { done: 'Quitado del muro' })
  if (!can('companyFeed.update')) return null
  const actions: readonly RowAction[] = [
    {
      label: 'Subir',
      disabled: isFirst ? 'Ya es la primera' : undefined,
      onClick: () => move.run({ input: { id, action: 'UP' } }),
    },
    {
      label: 'Bajar',
      disabled: isLast ? 'Ya es la última' : undefined,
      onClick: () => move.run({ input: { id, action: 'DOWN' } }),
    },
    {
      label: 'Quitar',
      danger: true,
      permission: 'companyFeed.delete',
      confirm: 'Deja de verse en el inicio de todas las personas.',
      onClick: () => remove.run({ input: { id } }),
    },
  ]
  return (
    <span className="an-item-acts">
      <RowActions of={text ?? 'la imagen'} actions={actions} />
    </span>
  )
}
