import { Alert } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { UpdateAnnouncement } from '#generated/operations/announcements.ts'
import { Announcement } from '#generated/operations/parts/announcements.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { announcementFields } from '../model/announcement.ts'
import { AnnouncementFields, partsOf } from './AnnouncementFields.tsx'
import type { Whole } from './types.ts'

const written = [...announcementFields, 'businesses', 'files']

/** Corrects an announcement, as far as it may change. */
export default function EditAnnouncementPage() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(Announcement, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  return data ? <EditForm row={data.announcement} /> : <PageSkeleton />
}

function EditForm({ row }: { row: Whole }) {
  const navigate = useNavigate()
  const to = pathTo('anuncios/:id', { id: row.id })
  const update = useAction(UpdateAnnouncement, {
    done: 'Anuncio guardado',
    after: () => void navigate(to),
  })
  const shown = {
    ...row,
    businesses: row.businessIds,
    files: row.files.map(({ id, name }) => ({ id, name })),
  }
  const { toInput, ...seen } = editing(shown, written)
  const published = row.state !== 'SCHEDULED'
  return (
    <FormPage
      title="Editar anuncio"
      context={row.title}
      action={update}
      {...seen}
      toInput={(values) => {
        const changed = toInput(values)
        return { ...changed, ...partsOf(changed) }
      }}
      cancel={to}
      draft={`announcement-${row.id}`}
    >
      {published && (
        <Alert
          className="mg-block"
          type="info"
          showIcon
          title={
            row.asksAcknowledgement
              ? 'Ya se publicó y pide acuse: su texto, sus archivos y su público no cambian'
              : 'Ya se publicó: su público y su día no cambian'
          }
        />
      )}
      <AnnouncementFields published={published} />
    </FormPage>
  )
}
