export const chatListening = {
  listenAnd: 'y|e|además|ademas|también|tambien|así como|asi como',
  listenWith: 'con|incluyendo|incluido',
  listenPages: 'pagin',
  listenSite: 'web|página|pagina|sitio',
  listenNumbers: 'dos segundo segunda|tres tercer tercera|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  listenBut: 'pero',
  listenWithout: 'sin|nada de',
  listenNot: 'no|ni|tampoco',
  listenNeed: 'necesit|quier|quer|falta|interes',
  listenAlready: 'ya|leído|leí',
  listenMaintenance:
    'mantenimiento|mantencion|actualizar los conten|actualizacion de conten|actualizar conten|actualizaciones',
  listenSeoAudit: 'seo|posicionamiento|posicionar',
  listenCalculator: 'calculadora|cotizador|presupuestador|simulador de precio|simulador de presupuesto',
  listenBooking:
    'reservas|reserva online|reserva on line|reserva de mesa|sistema de reserva|sistemadereserva|sistema reserva|booking|cita online|cita previa|citaprevia|citas|agenda online',
  listenHosting: 'hosting|hostin|webhosting|alojamiento|hospedaje',
  listenChat: 'chat|livechat|webchat|chat en vivo',
  listenNewsletter: 'boletin|newsletter|newsleter|news letter|niusleter|mailing',
  listenPortal:
    'portal|area de cliente|zona de cliente|area privada|zona privada|area de socios|zona de socios|area cliente|areacliente|zona cliente|intranet',
}
