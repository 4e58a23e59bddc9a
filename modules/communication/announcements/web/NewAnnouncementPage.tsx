import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CreateAnnouncement } from '#generated/operations/announcements.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { AnnouncementFields, initialValues, partsOf } from './AnnouncementFields.tsx'

/** Writes an announcement, for today or for a day that comes. */
export default function NewAnnouncementPage() {
  const navigate = useNavigate()
  const [initial] = useState(initialValues)
  const create = useAction(CreateAnnouncement, {
    done: 'Anuncio guardado',
    after: ({ id }) => void navigate(pathTo('anuncios/:id', { id })),
  })
  return (
    <FormPage
      title="Nuevo anuncio"
      context="Se publica el día que elija; hasta entonces solo lo ven quienes escriben anuncios"
      action={create}
      initial={initial}
      toInput={(values) => ({ ...values, ...partsOf(values) })}
      cancel={pathTo('anuncios')}
      draft="announcement-new"
      submit="Publicar"
    >
      <AnnouncementFields />
    </FormPage>
  )
}
