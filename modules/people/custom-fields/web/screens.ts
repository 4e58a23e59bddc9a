import { tabsOf } from '#platform/web/screen/screens.ts'

/** The fields that the company adds to the ficha, and what each person has in them. */
export const tabs = [
  ...tabsOf('empresa', [
    {
      place: 30,
      path: 'campos',
      label: 'Campos de la ficha',
      permission: 'userFields.read',
      besides: ['userFieldData.read'],
      page: () => import('./FieldsTab.tsx'),
    },
  ]),
  ...tabsOf('ficha/:id', [
    {
      place: 15,
      path: 'otros-datos',
      label: 'Otros datos',
      permission: 'userFieldData.read',
      // Of others they are read by managers.
      ofOthers: 'userFields.read',
      page: () => import('./PersonTab.tsx'),
    },
  ]),
]
