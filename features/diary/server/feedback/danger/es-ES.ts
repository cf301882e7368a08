import type { DangerTexts } from './danger.ts';

export const esES: DangerTexts = {
  self: 'Lo que has contado habla de no querer vivir, o de no ver salida, y eso va antes que nada. En la tarjeta de ayuda hay gente que escucha ahora, gratis y sin pedir tu nombre: {line}.',
  'someone-else':
    'La persona de la que hablas puede estar en peligro, y no hace falta que lo lleves en soledad. La tarjeta de ayuda dice qué decirle y a quién llamar ahora: {line}.',
  'home-violence':
    'Lo que ha pasado en casa es violencia, y no es culpa tuya. En la tarjeta de ayuda está quien orienta y quien acude enseguida: {line}.',
  abuse:
    'Lo que has contado puede ser violencia contra alguien que no puede defenderse, y la culpa no es de quien la sufre. La tarjeta de ayuda dice quién protege: {line}.',
  'work-violence':
    'Lo que te han hecho en el trabajo es violencia, y no es culpa tuya. La tarjeta de ayuda dice quién puede orientar y proteger: {line}.',
  'harm-to-others':
    'Has contado una rabia que ha estado cerca de hacer daño a alguien. Alejarte ahora de esa persona y hablar con quien está en la tarjeta de ayuda os protege a los dos: {line}.',
  psychosis:
    'Lo que estás viviendo asusta, y nadie debería pasarlo sin compañía. En la tarjeta de ayuda hay quien atiende ahora, y alguien de confianza puede quedarse cerca: {line}.',
  medical:
    'Lo que muestra tu cuerpo puede ser una emergencia y no debe esperar. La tarjeta de ayuda tiene el número que atiende ahora: {line}.',
  postpartum:
    'El tiempo después de un parto puede volverse muy oscuro, y eso no hace a nadie peor madre ni peor padre. En la tarjeta de ayuda hay quien escucha y quien atiende ahora: {line}.',
  eating:
    'Lo que has contado sobre la comida muestra un cuerpo y una cabeza que sufren. La tarjeta de ayuda lleva a quien cuida de esto sin juzgar: {line}.',
  substances:
    'Lo que has contado sobre el consumo es un peligro de verdad, y no un defecto tuyo. En la tarjeta de ayuda hay quien atiende sin juzgar: {line}.',
  exploitation:
    'Quedarse con los papeles, no pagar o no dejar salir es un delito contra quien trabaja, y no es culpa tuya. La tarjeta de ayuda dice quién recibe la denuncia: {line}.',
};
