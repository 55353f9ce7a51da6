export const chatListening = {
  listenAnd: 'ja|pluss|plus|&|aga|a|ning|nin|lisaks|samuti|ühtlasi|yhtlasi|uhtlasi|peale selle',
  listenWith: 'koos|kus on|kus oleks|mille peal',
  listenPages: 'leh|alaleh|alamleh',
  listenSite: 'kodule|koduleh|veebile|veebileh|veebisai|leht|lehe|sait',
  listenNumbers:
    'kaks kahe kahes kaht teine teise teises|kolm kolme kolmes kolmas kolmanda|neli nelja neljas|viis viie viies|kuus kuue kuues|seitse seitsme|kaheksa|üheksa|kümme kümne|üksteist üheteistkümne|kaksteist kaheteistkümne',
  listenBut: 'aga|kuid',
  listenWithout: 'ilma',
  listenNot: 'ei|pole|mitte',
  listenNeed: 'vaja|taha|soovi|pea',
  listenAlready: 'juba|lugesi',
  listenMaintenance:
    'sisu uuend|sisuuuend|hooldus|hooldami|kuuhooldus|veebihooldus|uuendami|lehe haldus|kodulehe haldus',
  listenSeoAudit: 'seo|otsingumootor|optimeeri|otsinguoptim',
  listenCalculator: 'kalkul|hinnakalkul|hinnaarvut|konfiguraator',
  listenBooking:
    'broneeri|bronn|ajabron|lauabron|toabron|veebibron|onlinebron|netibron|bookingsüst|booking süst|reserveeri',
  listenHosting: 'majutus|hosting|hostimi|veebimajutus|serveriruum',
  listenChat: 'chat|livechat|chät|tšat|tšät|vestlus|otsevestlus|jutuaken|jutuakn|juturobot',
  listenNewsletter: 'uudiskir|uudis kir|infokir|newsletter|meililist|maililist|mailinglist',
  listenPortal:
    'porta|kliendiporta|kliendiala|kliendi ala|klientide ala|kliendikonto|kliendi sisselog|klientide sisselog|liikmete ala|iseteenindus',
}
