import { formWords } from '../form-words.ts'
import { contactForm } from './contact-form.ts'

export const supportTicket = {
  ...formWords(contactForm),
  title: 'Un souci avec votre site ?',
  lead: 'Dites-nous ce que vous voyez, et sur quelle page. Vous recevez aussitôt un numéro, et notre équipe lit tous les tickets.',
  begin: 'Ouvrir un ticket',
  byTelephone: 'Ou par téléphone',
  byMail: 'Ou par e-mail',
  close: 'Fermer',
  categoryLabel: 'De quoi s’agit-il ?',
  categoryPlaceholder: 'Choisissez…',
  categoryContentUpdate: 'Mise à jour du contenu',
  categoryHostingProblem: 'Problème d’hébergement',
  categorySiteOutage: 'Site en panne',
  categoryGeneral: 'Demande générale',
  outageHint: 'Les sites en panne passent avant tout le reste.',
  subject: 'Objet',
  url: 'Adresse de la page',
  urlHint: 'La page concernée, si vous la connaissez',
  description: 'Description',
  toolbarLabel: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  list: 'Liste',
  link: 'Lien',
  shortcut: 'Ctrl+{key}',
  shortcutWithShift: 'Ctrl+Maj+{key}',
  preview: 'Aperçu',
  write: 'Écrire',
  previewEmpty: 'Rien à afficher pour l’instant.',
  addAttachment: 'Ajouter une pièce jointe',
  attachmentHint:
    '{types}. Jusqu’à {count} {count/fr/fichier/fichiers} de {size} chacun, {total} en tout. Vous pouvez aussi les glisser ou les coller ici.',
  dropHere: 'Déposez vos fichiers ici',
  uploading: '{name} : envoi en cours, {percent} %',
  uploaded: 'Fichier joint : {name}',
  removeFile: 'Retirer {name}',
  fileFailed: '{name} n’a pas pu être envoyé. Veuillez réessayer.',
  fileTooLarge: '{name} dépasse {size}.',
  filesTooLarge: '{name} n’a pas été ajouté : le total dépasserait {total}.',
  tooManyFiles:
    '{name} n’a pas été ajouté : vous pouvez joindre {count} {count/fr/fichier/fichiers} au plus.',
  fileTypeRefused:
    '{name} n’est pas dans un format accepté. Vous pouvez joindre des fichiers PNG, JPEG, WebP, PDF et TXT.',
  fileEmpty: '{name} est vide.',
  fileBroken:
    '{name} est endommagé ou contient quelque chose d’inattendu. Veuillez l’enregistrer à nouveau, puis réessayer.',
  thisFile: 'Ce fichier',
  filesUnderWay: 'Vos fichiers sont encore en cours d’envoi. Veuillez patienter un instant, ou les retirer.',
  filesGone: 'L’un des fichiers n’était plus disponible. Veuillez le joindre à nouveau.',
  filesBusy:
    'Beaucoup de fichiers arrivent en ce moment et {name} doit attendre. Veuillez réessayer dans quelques secondes ; tout ce que vous avez écrit est toujours là.',
  filesQuota:
    'Nous avons déjà reçu beaucoup de fichiers de votre réseau aujourd’hui. Veuillez envoyer votre message seul, puis répondre à notre e-mail avec vos fichiers.',
  privacyNote: 'Vos coordonnées nous servent uniquement à traiter votre ticket.',
  submit: 'Envoyer le ticket',
  errorTitle: 'OUPS, UN PROBLÈME EST SURVENU…',
  okay: 'OK',
  done: 'Terminer',
  subjectMissing: 'Veuillez indiquer l’objet de ce ticket.',
  descriptionMissing: 'Veuillez saisir du texte dans le champ « Description ».',
  nameMissing: 'Veuillez indiquer votre nom.',
  emailMissing: 'Veuillez indiquer votre adresse e-mail.',
  sendFailed: 'L’envoi du ticket a échoué. Veuillez réessayer.',
  success: 'Votre ticket a été créé.',
  successNumber: 'Il porte le numéro {number}. Nous vous l’avons envoyé par e-mail.',
  noMail:
    'Il porte le numéro {number}. Exceptionnellement, nous ne pouvons pas vous envoyer d’e-mail : notez bien ce numéro. Il vous servira, avec votre adresse e-mail, à demander le lien vers votre ticket.',
  noMailLink: 'Demander le lien',
  sentNoMail:
    'Exceptionnellement, nous ne pouvons pas vous envoyer d’e-mail, mais nous avons bien reçu votre ticket. Pour obtenir son numéro et son lien, écrivez à {email}.',
  discarded: 'Vous avez fermé votre ticket sans l’envoyer.',
  undo: 'Reprendre',
  sentText:
    'Nous vous avons envoyé un e-mail qui explique la suite, avec le numéro du ticket et un lien pour le suivre.',
  urgent: 'URGENT',
  fileKept: '{name} ({size}) : trop volumineux pour un e-mail, conservé sur le serveur',
  /** Below every notification to the staff. */
  replyByMail: 'Répondez à cet e-mail pour écrire au client.',
  replyCommands:
    'Répondez à cet e-mail et le client recevra votre réponse. En première ligne, vous pouvez aussi écrire : #solved (résolu), #note (visible par vos collègues seulement), #assign suivi d’un nom (qui s’en charge).',
}
