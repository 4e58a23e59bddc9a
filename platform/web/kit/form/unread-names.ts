/** In the place of the name of something whose names the reader may not read. */
export const UNREAD = 'Su perfil no muestra el nombre'

/** In the place of what is chosen, where the reader may not read the choices. */
export const UNOFFERED = 'Su perfil no permite elegir'

/** Why a field is closed to a reader who may not read the choices. */
export const UNREAD_ROWS = 'Su perfil no muestra lo que hay para elegir aquí'
