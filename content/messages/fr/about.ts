export const about = {
  statSatisfied: 'de clients satisfaits',
  heading: 'Nous lisons les sites, crayon rouge en main',
  lead: 'Puis nous en faisons un où il n’y a plus rien à corriger.',
  storyHeading: 'Comment tout a commencé',
  storyOne:
    '{name} travaillait pour une grande agence. Un soir, un boulanger lui a demandé ce que coûtait un site internet, et elle s’est surprise à répondre « ça dépend ». Il l’a remerciée et a scotché une affichette de plus sur sa porte. Elle en a emporté une et, la nuit même, a dessiné au dos la page d’accueil du boulanger.',
  storyTwo:
    'Le boulanger a eu son site en quatre jours, à un prix connu d’avance. La semaine suivante, son beau-frère appelait : il était plombier. Nous travaillons ainsi depuis : annoncer le prix, faire le travail, remettre les clés.',
  storyThree:
    'Aujourd’hui, nous sommes plus de {team}, répartis dans quatre bureaux, et aucune page n’arrive chez un client sans être passée au crayon rouge.',
  teamHeading: 'Quatre personnes à qui vous aurez affaire',
  portraitAlt: 'Portrait dessiné : {name}',
  designerRole: 'Graphiste',
  designerBio: 'Il place l’essentiel juste sous le pouce du visiteur. Autrefois, il peignait des enseignes.',
  writerRole: 'Rédactrice',
  writerBio:
    'Elle demande ce que vous dites à vos clients au téléphone, puis l’écrit. Elle gagne sa vie à rayer le mot « innovant ».',
  developerRole: 'Développeur',
  developerBio:
    'Il fait des pages qui s’ouvrent avant que votre café ait fini de couler. Il les teste sur le plus vieux téléphone du bureau.',
  supportRole: 'Assistance clients',
  supportBio:
    'Il est le premier averti d’une panne, et c’est lui qui vous rappelle. Il n’a jamais clos un ticket sans demander si tout était réglé.',
  milestonesHeading: 'Notre parcours en quatre dates',
  milestone2010Title: 'Deux tables de travail',
  milestone2010Text: 'Une pièce louée à Tallinn, une imprimante et une boîte de crayons rouges.',
  milestone2015Title: 'Le prix s’affiche',
  milestone2015Text:
    'Fini les devis : un seul prix, annoncé avant le premier appel. La moitié des réunions disparaît.',
  milestone2020Title: 'Outre-Atlantique',
  milestone2020Text:
    'Les magasins ferment, les sites ouvrent. Nous nous installons aux États-Unis et au Canada.',
  milestone2025Title: 'Plus de {sites} sites',
  milestone2025Text:
    'Des clients dans plus de {countries} pays, des sites en {languages} {languages/fr/langue/langues}. Le crayon est toujours rouge.',
  closingText:
    'Envoyez-nous l’adresse de votre site : il vous revient annoté sous {hours} {hours/fr/heure/heures}. C’est gratuit et sans engagement.',
}
