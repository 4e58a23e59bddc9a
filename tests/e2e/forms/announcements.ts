import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'anuncios/nuevo', in: 'NewAnnouncementPage', form: 'CreateAnnouncement' },
  { at: 'anuncios/:id/editar', in: 'EditAnnouncementPage', form: 'UpdateAnnouncement' },
  { at: 'dashboard', in: 'FeedBlock', form: 'UploaderCompanyFeed', opener: 'Publicar' },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  AnnouncementPage: 'its dialog asks only why an announcement is withdrawn',
}
