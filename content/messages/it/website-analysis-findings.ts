export const websiteAnalysisFindings = {
  speedArea: 'Veloce quanto basta?',
  phonesArea: 'Fatto per il telefono?',
  searchArea: 'Si trova sui motori di ricerca?',
  clarityArea: 'Si capisce in cinque secondi?',
  safetyArea: 'Sicuro e in regola?',
  everybodyArea: 'Accessibile a tutti?',

  slowPaintTitle: 'Si carica troppo piano',
  slowPaintSeen:
    'Su un telefono con una connessione normale, la parte principale della pagina compare dopo {seconds} s. Fino a {limit} s va bene.',
  slowPaintCost:
    'La gente conta i secondi, e molti se ne vanno prima che la pagina compaia. Senza dire niente, passano a un altro sito.',
  slowPaintDo:
    'Faccia salvare ogni foto nelle dimensioni in cui si vede, e tolga i caroselli e i video di cui nessuno sentirebbe la mancanza. Se la pagina resta lenta, chieda il motivo a chi ospita il sito (l’hosting).',
  slowPaintGood: 'Sul telefono la parte principale della pagina compare dopo {seconds} s. È veloce.',

  blockedTitle: 'C’è, ma non risponde',
  blockedSeen: 'Mentre si carica, la pagina resta bloccata per {seconds} s e non reagisce ai tocchi.',
  blockedCost: 'Si tocca, non succede niente, si tocca di nuovo e si finisce dove non si voleva.',
  blockedDo:
    'Chieda a chi segue il sito quali extra (chat, caroselli, contatori) non usa nessuno, e li faccia disattivare. Ognuno appesantisce la pagina.',

  layoutShiftTitle: 'Tutto balla mentre si carica',
  layoutShiftSeen:
    'Testi e pulsanti compaiono, poi si spostano. Valore misurato: {shift}; fino a {limit} non si nota.',
  layoutShiftCost:
    'Il dito va verso «Chiama» e finisce su qualcos’altro. Dà fastidio, e il sito sembra lasciato a metà.',
  layoutShiftDo:
    'Faccia riservare uno spazio fisso a ogni foto e a ogni banner prima che si carichi. In pratica: larghezza e altezza su ogni immagine.',
  layoutShiftGood: 'Tutto resta al suo posto mentre la pagina si carica.',

  heavyPageTitle: 'La pagina è pesante',
  heavyPageSeen:
    'Per mostrare questa sola pagina un telefono scarica {megabytes} MB. Fino a {limit} MB va bene.',
  heavyPageCost: 'In autobus o in cantina ci vuole tempo, e i giga li pagano i Suoi visitatori.',
  heavyPageDo:
    'Cominci dalle foto, che di solito sono quasi tutto il peso; poi tocca ai video e agli extra di cui si può fare a meno.',
  heavyPageGood: 'La pagina pesa {megabytes} MB: leggera, anche in autobus.',

  heavyPicturesMark: 'un manifesto su una cartolina',
  heavyPicturesTitle: 'Foto molto più grandi di come si vedono',
  heavyPicturesSeen:
    'Foto con molti più dettagli di quanti lo schermo possa mostrarne: {count}. Insieme pesano {megabytes} MB.',
  heavyPicturesCost: 'È la causa più comune di lentezza, e la differenza non la vede nessuno.',
  heavyPicturesDo:
    'Le faccia salvare di nuovo nelle dimensioni in cui si vedono, in un formato moderno (WebP o AVIF). Gli strumenti sono gratuiti; quasi tutte le piattaforme hanno un’opzione apposta.',

  uncompressedTitle: 'Il testo non è compresso',
  uncompressedSeen:
    'Il Suo server manda {kilobytes} KB di testo così com’è, benché ogni browser possa riceverlo compresso.',
  uncompressedCost: 'È come spedire un pacco per due terzi vuoto. Rimediare non costa quasi niente.',
  uncompressedDo: 'Chieda all’hosting di attivare la compressione (gzip o Brotli). Basta un’impostazione.',

  redirectChainTitle: 'Troppi rimbalzi prima che si apra',
  redirectChainSeen:
    'Prima di aprire la pagina, il browser rimbalza da un indirizzo all’altro. Passaggi: {count}.',
  redirectChainCost: 'A ogni passaggio lo schermo resta bianco un po’ di più.',
  redirectChainDo: 'Faccia puntare il primo indirizzo direttamente all’ultimo.',

  deskOnlyMark: 'qui ci vuole la lente',
  deskOnlyTitle: 'Pensato solo per il computer',
  deskOnlySeen:
    'Manca la riga che dice ai telefoni di adattare la pagina al loro schermo. Perciò mostrano, in piccolo, la pagina pensata per uno schermo grande.',
  deskOnlyCost:
    'Più della metà dei visitatori usa il telefono: deve ingrandire, spostare la pagina, e perde la pazienza.',
  deskOnlyDo:
    'I siti vecchi spesso vanno rifatti per il telefono. Prima chieda se del modello che usa (la grafica già pronta) esiste una versione più recente, adatta al telefono.',
  deskOnlyGood: 'La pagina si adatta allo schermo del telefono.',

  zoomForbiddenTitle: 'Vietato ingrandire',
  zoomForbiddenSeen: 'La pagina impedisce di ingrandirla con due dita.',
  zoomForbiddenCost: 'Chi ha lasciato gli occhiali a casa non riesce a leggere i Suoi orari.',
  zoomForbiddenDo:
    'Faccia togliere «user-scalable=no» e «maximum-scale» dalla riga che regola lo schermo (viewport). Non cambia nient’altro.',

  widePageMark: 'non ci sta',
  widePageTitle: 'Più largo del telefono',
  widePageSeen: 'Sul telefono la pagina esce dallo schermo. Pixel di troppo: {pixels}.',
  widePageCost: 'La pagina scivola di lato, il testo finisce fuori, e sembra tutto rotto.',
  widePageDo: 'Faccia adattare allo schermo ciò che sporge (spesso una tabella, una foto o una mappa).',
  widePageGood: 'Niente esce dallo schermo del telefono.',

  smallTextMark: 'chi riesce a leggerlo?',
  smallTextTitle: 'Testo troppo piccolo',
  smallTextSeen:
    'Sul telefono una parte del testo è sotto i {limit} pixel: più o meno come gli ingredienti su una confezione.',
  smallTextCost: 'Le scritte piccole si saltano, anche quando sono importanti.',
  smallTextDo: 'Faccia portare il testo ad almeno 16 pixel; niente deve restare sotto i {limit}.',
  smallTextGood: 'Sul telefono il testo è abbastanza grande.',

  smallTargetsMark: 'dita troppo grosse?',
  smallTargetsTitle: 'Troppo piccolo per un dito',
  smallTargetsSeen:
    'Sul telefono alcuni link o pulsanti misurano meno di {limit} per {limit} pixel. Un polpastrello ne copre circa il doppio.',
  smallTargetsCost: 'Si tocca quello sbagliato, si torna indietro, si riprova, e qualcuno rinuncia.',
  smallTargetsDo:
    'Dia più spazio tutto attorno. L’icona può restare piccola, purché l’area per il dito sia più grande.',

  popupMark: 'chi l’ha chiesto?',
  popupTitle: 'Un riquadro copre la prima schermata',
  popupSeen: 'Senza che nessuno lo chieda, un riquadro copre gran parte della prima schermata.',
  popupCost:
    'È come un commesso piantato sulla porta: per entrare bisogna girargli attorno. Sui telefoni non piace nemmeno a Google.',
  popupDo: 'Lo tolga, o lo faccia comparire solo quando si è già letto un po’.',

  untappableTelephoneMark: 'toccarlo non serve',
  untappableTelephoneTitle: 'Il numero non si chiama con un tocco',
  untappableTelephoneSeen:
    'Il Suo numero {number} è scritto come semplice testo: non su tutti i telefoni basta toccarlo per chiamare.',
  untappableTelephoneCost: 'Il cliente deve tenerlo a mente, con l’acqua che scende dal soffitto.',
  untappableTelephoneDo:
    'Trasformi il numero in un link che comincia con «tel:». Bastano pochi minuti, e vale per ogni pagina.',

  titleTitle: 'Il titolo della pagina non dice niente',
  titleSeen: 'Nei risultati di ricerca, il titolo su cui si fa clic è «{title}».',
  titleCost:
    'Non ci sono né il mestiere né la città, quindi chi non conosce ancora il Suo nome non ha motivo di entrare.',
  titleDo:
    'Indichi il mestiere, la città e il nome, per esempio «Pane con lievito madre a Lucca – Nome». Bastano dieci minuti.',
  titleGood: 'La pagina ha un titolo suo per i risultati di ricerca.',

  doubledTitle: 'Titolo o descrizione doppi',
  doubledSeen: 'La pagina ha più di un titolo o di una descrizione. Di troppo: {count}.',
  doubledCost: 'I motori di ricerca ne scelgono uno, e magari non quello che sceglierebbe Lei.',
  doubledDo:
    'Tenga il migliore. Spesso due plugin (gli extra del sito) fanno lo stesso lavoro: ne disattivi uno.',

  descriptionTitle: 'Nessuna descrizione per i motori di ricerca',
  descriptionSeen:
    'Le due righe sotto il nome, nei risultati di ricerca, le può scrivere Lei: ora sono vuote.',
  descriptionCost:
    'Così il motore di ricerca prende qualche parola dalla pagina, per esempio «Accetta i cookie».',
  descriptionDo: 'Scriva due frasi: che cosa fa, per chi, dove. Il campo si chiama «meta description».',
  descriptionGood: 'Le righe per i risultati di ricerca ci sono, e le ha scritte Lei.',

  hiddenFromSearchTitle: 'Il sito si nasconde ai motori di ricerca',
  hiddenFromSearchSeen:
    'Il sito chiede ai motori di ricerca di non mostrarlo. Di solito è una dimenticanza di chi l’ha costruito.',
  hiddenFromSearchCost: 'Chi non conosce l’indirizzo non La trova. Mai.',
  hiddenFromSearchDo:
    'Faccia togliere «noindex», oppure «Disallow: /» nel file robots.txt. Quasi sempre è una spunta nelle impostazioni.',
  hiddenFromSearchGood: 'I motori di ricerca possono mostrare la pagina.',

  businessDataTitle: 'I motori di ricerca devono indovinare chi è Lei',
  businessDataSeen:
    'Nome, indirizzo e orari non ci sono nella forma che i motori di ricerca e le mappe sanno leggere (dati strutturati).',
  businessDataCost:
    'Gli altri hanno un riquadro con gli orari e un pulsante per chiamare; Lei, una riga di testo.',
  businessDataDo:
    'Faccia aggiungere i dati come «LocalBusiness». I visitatori non li vedono, le macchine sì. E rivendichi la scheda gratuita su Google Maps.',
  businessDataGood: 'I motori di ricerca capiscono chi è Lei.',

  sharePictureTitle: 'Il link arriva senza foto',
  sharePictureSeen: 'Quando qualcuno manda il link del sito a un amico, non compare nessuna foto.',
  sharePictureCost:
    'Il passaparola è la migliore pubblicità che ci sia, e qui arriva come un riquadro vuoto.',
  sharePictureDo: 'Scelga una bella foto per la condivisione (si chiama «og:image»).',
  sharePictureGood: 'Chi condivide la pagina condivide anche una foto.',

  alternatesTitle: 'Le lingue del sito non sono collegate',
  alternatesSeen: 'Il sito ha più lingue, ma non dice ai motori di ricerca in che lingua è ogni pagina.',
  alternatesCost: 'Un cliente straniero finisce su una pagina che non capisce.',
  alternatesDo:
    'Faccia indicare in ogni pagina le versioni nelle altre lingue («hreflang»). Quasi tutti i sistemi lo fanno da soli, una volta attivata la funzione.',

  deadWwwTitle: 'Con www o senza: uno dei due non si apre',
  deadWwwSeen: 'All’indirizzo {host} non risponde nessuno.',
  deadWwwCost: 'C’è chi scrive www e chi no: la metà pensa che Lei abbia chiuso.',
  deadWwwDo: 'Chieda a chi gestisce il dominio (l’indirizzo) di far arrivare entrambi al sito.',

  twoAddressesTitle: 'Il sito ha due indirizzi',
  twoAddressesSeen: 'Si apre anche all’indirizzo {host}, come se fosse un altro sito.',
  twoAddressesCost: 'I motori di ricerca vedono due siti con gli stessi testi, e ciascuno vale meno.',
  twoAddressesDo: 'Ne scelga uno, e ci faccia arrivare anche chi usa l’altro.',

  brokenLinksTitle: 'Link che non portano da nessuna parte',
  brokenLinksSeen: 'Link della pagina verso pagine che non esistono più: {count}.',
  brokenLinksCost:
    'Chi ne tocca uno vede un errore al posto di ciò che cercava, e si chiede che cos’altro non vada.',
  brokenLinksDo: 'Corregga i link, o li tolga. Sono tutti qui sotto.',
  brokenLinksGood: 'I link che abbiamo provato funzionano tutti.',

  telephoneMark: 'e il telefono dov’è?',
  telephoneTitle: 'Nessun numero di telefono',
  telephoneSeen: 'Nella home non abbiamo trovato nessun numero di telefono.',
  telephoneCost: 'Chi vuole chiamare ha già scelto Lei. È il cliente che dispiace di più perdere.',
  telephoneDo: 'Metta in cima a ogni pagina il numero, da chiamare con un tocco.',

  hiddenTelephoneMark: 'e il numero?',
  hiddenTelephoneTitle: 'Il numero di telefono si nasconde',
  hiddenTelephoneSeen: 'Il numero c’è, ma sul telefono si vede solo scorrendo.',
  hiddenTelephoneCost: 'Chi ha fretta non cerca. E spesso è il cliente migliore.',
  hiddenTelephoneDo: 'Lo metta in cima, dove si vede senza scorrere e si chiama con un tocco.',
  hiddenTelephoneGood: 'Il numero di telefono si vede subito.',

  postalAddressTitle: 'Dove si trova?',
  postalAddressSeen: 'Nella home non abbiamo trovato un indirizzo, né un link a una mappa.',
  postalAddressCost: 'Si cerca qualcuno in zona. Se non si capisce dov’è un’attività, si passa a un’altra.',
  postalAddressDo:
    'Scriva via e città in fondo a ogni pagina, con un link alla mappa. Se va Lei dai clienti, dica in quali zone.',
  postalAddressGood: 'La pagina dice dov’è la Sua attività.',

  openingHoursTitle: 'E gli orari?',
  openingHoursSeen: 'Nella home non abbiamo trovato gli orari di apertura.',
  openingHoursCost: 'Prima di uscire si controlla. Se gli orari non ci sono, si va altrove.',
  openingHoursDo:
    'Metta gli orari in fondo a ogni pagina, gli stessi della scheda su Google Maps. Solo su appuntamento? Lo scriva.',
  openingHoursGood: 'La pagina indica gli orari di apertura.',

  priceTitle: 'Non si capisce quanto costa',
  priceSeen: 'Nella home non abbiamo trovato un prezzo, né il modo di saperlo.',
  priceCost: 'Chi non vede un prezzo se lo immagina alto, e chiede a qualcun altro.',
  priceDo:
    'Indichi un prezzo, anche solo «a partire da». Se non può, proponga un preventivo e dica entro quando arriva.',
  priceGood: 'Si capisce quanto costa, o come saperlo.',

  actionMark: 'e adesso?',
  actionTitle: 'Non dice che cosa fare dopo',
  actionSeen: 'Sul telefono, nella prima schermata nessun pulsante dice che cosa fare.',
  actionCost: 'Chi è convinto non sa se scrivere o chiamare, e rimanda.',
  actionDo:
    'Metta un pulsante che dica che cosa succede, per esempio «Ordina per sabato» o «Chiedi un preventivo», nella prima schermata e di nuovo in fondo.',
  actionGood: 'La prima schermata dice che cosa fare.',

  proofTitle: 'Nessuno garantisce per Lei',
  proofSeen: 'Nella home non abbiamo trovato recensioni né valutazioni.',
  proofCost: 'Prima di far entrare in casa uno sconosciuto, si chiede in giro.',
  proofDo:
    'Chieda a tre clienti soddisfatti due frasi e il nome, e metta ogni recensione accanto al servizio di cui parla.',
  proofGood: 'Ci sono recensioni, o si vede chi c’è dietro.',

  oldYearTitle: 'L’anno scritto in fondo è vecchio',
  oldYearSeen: 'In fondo alla pagina c’è scritto {year}.',
  oldYearCost: 'Ci si chiede se l’attività esista ancora.',
  oldYearDo: 'Metta l’anno in corso, o lo tolga: lì non serve a nessuno.',

  unfinishedMark: 'vernice fresca?',
  unfinishedTitle: 'Resti di cantiere',
  unfinishedSeen: 'Sulla pagina c’è del testo che andava sostituito prima che qualcuno lo vedesse.',
  unfinishedCost: 'È la prima cosa che i visitatori raccontano agli amici.',
  unfinishedDo: 'Lo sostituisca o lo tolga oggi stesso. Meglio una pagina più corta che una a metà.',

  vagueHeadlineMark: 'quindi che cosa fa?',
  vagueHeadlineTitle: 'Il titolo potrebbe essere di chiunque',
  vagueHeadlineSeen: 'La riga più grande della pagina dice: «{headline}».',
  vagueHeadlineCost: 'Si decide in cinque secondi se restare. Quel titolo non aiuta.',
  vagueHeadlineDo: 'Scriva che cosa fa, per chi e dove. Poi lo mostri a chi non La conosce.',

  brokenPicturesMark: 'qui non si vede niente',
  brokenPicturesTitle: 'Foto che non si caricano',
  brokenPicturesSeen: 'Foto che mancano sulla pagina: {count}.',
  brokenPicturesCost: 'Una cornice vuota sembra una vetrina con il vetro rotto.',
  brokenPicturesDo: 'Le carichi di nuovo, o tolga le cornici.',

  plainHttpTitle: 'Nessun lucchetto alla porta',
  plainHttpSeen: 'Il sito si apre senza crittografia (https): ciò che vi si scrive può essere intercettato.',
  plainHttpCost: 'I browser scrivono «Non sicuro» accanto al nome, ed è la prima cosa che si legge di Lei.',
  plainHttpDo: 'Chieda un certificato all’hosting. Oggi sono gratuiti, e di solito basta un clic.',
  plainHttpGood: 'Il sito è crittografato (https).',

  openHttpTitle: 'Una seconda porta senza lucchetto',
  openHttpSeen: 'Il sito è crittografato, ma si apre anche senza crittografia (http).',
  openHttpCost: 'I vecchi link e i vecchi preferiti portano lì, e lì i browser dicono «Non sicuro».',
  openHttpDo: 'Faccia in modo che http porti a https. All’hosting basta un’impostazione.',

  certificateTitle: 'Il certificato sta per scadere',
  certificateSeen: 'Il certificato che protegge il sito scade tra {days} {days/it/giorno/giorni}.',
  certificateCost: 'Quando scade, i browser avvisano che il sito non è sicuro, in rosso e a tutto schermo.',
  certificateDo: 'Chieda all’hosting se si rinnova da solo. Se no, lo faccia rinnovare questa settimana.',

  mixedContentTitle: 'Alcune parti arrivano senza crittografia',
  mixedContentSeen: 'La pagina è crittografata, alcune sue parti ({count}) no.',
  mixedContentCost: 'Senza avvisare, i browser non le caricano oppure tolgono il lucchetto.',
  mixedContentDo: 'Faccia cambiare «http://» in «https://» negli indirizzi qui sotto.',

  plainFormTitle: 'Un modulo manda tutto in chiaro',
  plainFormSeen: 'Un modulo della pagina invia senza crittografia ciò che vi si scrive.',
  plainFormCost: 'Nomi, numeri e domande possono essere intercettati, e i browser avvisano prima dell’invio.',
  plainFormDo: 'Faccia inviare il modulo a un indirizzo https. Fino ad allora, meglio toglierlo.',

  trackersTitle: 'Traccia i visitatori senza permesso',
  trackersSeen: 'Già prima del consenso la pagina ha caricato: {names}.',
  trackersCost: 'Nell’UE e nel Regno Unito serve il consenso. Chiunque può fare reclamo, e succede spesso.',
  trackersDo:
    'Li attivi solo dopo il consenso, o ne faccia a meno. Molti le statistiche non le guardano mai.',
  trackersGood: 'Nessuno viene tracciato prima di aver dato il consenso.',

  oldSoftwareTitle: 'Programmi vecchi con falle note',
  oldSoftwareSeen: 'Il sito usa versioni con falle di sicurezza che chiunque può trovare: {names}.',
  oldSoftwareCost: 'I bot cercano proprio quelle. Un sito violato manda spam a Suo nome.',
  oldSoftwareDo: 'Faccia aggiornare il sito, il modello e gli extra, dopo averne messo da parte una copia.',

  privacyPolicyTitle: 'Non dice che cosa fa dei dati',
  privacyPolicySeen:
    'La pagina chiede dati o lascia che altri li raccolgano, ma non abbiamo trovato un link a un’informativa sulla privacy.',
  privacyPolicyCost:
    'Nell’UE è obbligatoria ovunque si raccolgano dati. E chi è prudente non compila il modulo.',
  privacyPolicyDo: 'Scriva che cosa raccoglie, perché e per quanto tempo, e metta il link su ogni pagina.',
  privacyPolicyGood: 'C’è un link all’informativa sulla privacy.',

  contrastMark: 'chiaro su chiaro',
  contrastTitle: 'Testo troppo sbiadito',
  contrastSeen: 'Una parte del testo si stacca appena dallo sfondo.',
  contrastCost: 'Al sole, su uno schermo vecchio o con gli occhi stanchi, è come se non ci fosse.',
  contrastDo:
    'Faccia scurire il testo o schiarire lo sfondo, finché il contrasto non è di almeno 4,5:1 (WCAG, le regole per i siti accessibili a tutti).',
  contrastGood: 'Il testo si stacca bene dallo sfondo.',

  pictureTextsMark: 'che cosa mostra?',
  pictureTextsTitle: 'Foto senza descrizione',
  pictureTextsSeen: 'Ad alcune foto manca un testo che le descriva.',
  pictureTextsCost:
    'Chi non vede ascolta la pagina, ma quelle foto sono mute. Anche per i motori di ricerca.',
  pictureTextsDo:
    'Scriva qualche parola per ogni foto, per esempio «Pane di segale sul banco» (il campo si chiama «alt»). Per le decorazioni lo lasci vuoto.',
  pictureTextsGood: 'Le foto hanno una descrizione.',

  namelessMark: 'e questo come si chiama?',
  namelessTitle: 'Campi e pulsanti senza nome',
  namelessSeen: 'Alcuni campi, pulsanti o link non hanno un nome, spesso perché sono solo un’icona.',
  namelessCost:
    'Chi si fa leggere la pagina sente «pulsante» e deve indovinare. E chi comanda il telefono con la voce non può premerlo.',
  namelessDo: 'Faccia dare un nome a ciascuno, in un’etichetta o in modo invisibile («aria-label»).',
  namelessGood: 'Ogni campo, pulsante e link ha un nome.',

  languageTitle: 'La pagina non dice in che lingua è',
  languageSeen:
    'Ogni pagina deve dire in che lingua è scritta. La Sua non lo dice, o ne indica una sbagliata. Lingua indicata: {declared}.',
  languageCost:
    'I programmi che leggono ad alta voce sbagliano la pronuncia, e i browser propongono di tradurre ciò che non va tradotto.',
  languageDo: 'Faccia mettere il codice giusto all’inizio della pagina («lang»). Basta una parola.',
  languageGood: 'La pagina dice in che lingua è.',
}
