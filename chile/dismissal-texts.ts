/**
 * The words of the Código del Trabajo (DFL 1 de 2002, arts. 159, 160 and 161) for each cause, by
 * its code. Source: bcn.cl/leychile, norma 207436.
 */
const texts: Readonly<Record<string, string>> = {
  '159-1': 'Mutuo acuerdo de las partes.',
  '159-2':
    'Renuncia del trabajador, dando aviso a su empleador con treinta días de anticipación, a lo ' +
    'menos.',
  '159-3': 'Muerte del trabajador.',
  '159-4':
    'Vencimiento del plazo convenido en el contrato. La duración del contrato de plazo fijo no ' +
    'podrá exceder de un año.',
  '159-5': 'Conclusión del trabajo o servicio que dio origen al contrato.',
  '159-6': 'Caso fortuito o fuerza mayor.',
  '160-1a': 'Falta de probidad del trabajador en el desempeño de sus funciones.',
  '160-1b': 'Conductas de acoso sexual.',
  '160-1c':
    'Vías de hecho ejercidas por el trabajador en contra del empleador o de cualquier trabajador ' +
    'que se desempeñe en la misma empresa.',
  '160-1d': 'Injurias proferidas por el trabajador al empleador.',
  '160-1e': 'Conducta inmoral del trabajador que afecte a la empresa donde se desempeña.',
  '160-1f': 'Conductas de acoso laboral.',
  '160-2':
    'Negociaciones que ejecute el trabajador dentro del giro del negocio y que hubieren sido ' +
    'prohibidas por escrito en el respectivo contrato por el empleador.',
  '160-3':
    'No concurrencia del trabajador a sus labores sin causa justificada durante dos días ' +
    'seguidos, dos lunes en el mes o un total de tres días durante igual período de tiempo.',
  '160-4a':
    'Abandono del trabajo: la salida intempestiva e injustificada del trabajador del sitio de la ' +
    'faena y durante las horas de trabajo, sin permiso del empleador o de quien lo represente.',
  '160-4b':
    'Abandono del trabajo: la negativa a trabajar sin causa justificada en las faenas convenidas ' +
    'en el contrato.',
  '160-5':
    'Actos, omisiones o imprudencias temerarias que afecten a la seguridad o al funcionamiento ' +
    'del establecimiento, a la seguridad o a la actividad de los trabajadores, o a la salud de ' +
    'éstos.',
  '160-6':
    'El perjuicio material causado intencionalmente en las instalaciones, maquinarias, ' +
    'herramientas, útiles de trabajo, productos o mercaderías.',
  '160-7': 'Incumplimiento grave de las obligaciones que impone el contrato.',
  '161-1':
    'Las necesidades de la empresa, establecimiento o servicio, tales como las derivadas de la ' +
    'racionalización o modernización de los mismos, bajas en la productividad, cambios en las ' +
    'condiciones del mercado o de la economía, que hagan necesaria la separación de uno o más ' +
    'trabajadores.',
  '161-2':
    'Desahucio escrito del empleador, el que deberá darse con treinta días de anticipación, a lo ' +
    'menos, con copia a la Inspección del Trabajo: trabajadores con poder para representar al ' +
    'empleador, de confianza exclusiva y de casa particular.',
}

/** The words of the law for a cause of dismissal; nothing where the code has none of its own. */
export const articleText = (code: string): string | undefined => texts[code]
