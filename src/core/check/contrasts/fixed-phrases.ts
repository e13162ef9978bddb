/** Set phrases in which a member of a contrast set does not stand for itself: "first of all", "mean field". */
export const fixedPhrases: readonly string[] =
  `at all | after all | above all | all in all | all else | first of all | first author | first glance | in the first place | at first | for the first time | first time
last but not least | on the one hand | on the other hand | more or less | as well as | at least one | not only | both authors
mean field | mean shift | mean average precision | mean time | mean that | means that | by means of | meaning
state of the art | machine learning | deep learning | large language | in context | random seed | random seeds | random variable | random variables | random walk
linear algebra | linear model | linear models | linear regression | linear layer | linear layers | logistic regression | linear projection
local search | global warming | lower case | upper case | case study | case studies
time series | real time | running time | run time | long short term memory | short answer
best practice | best practices | best of our knowledge | best of my knowledge
strengths and weaknesses | pros and cons | trade off | trade offs | in general | general public
depth first | in depth | common sense | high school | higher education | higher order
figure caption | action item | training recipe | training dynamics | dual use
positive side | negative side | positive aspect | negative societal | negative impact | negative impacts | positive impact
test bed | hypothesis test | hypothesis testing | unit test | unit tests | significance test | statistical test | statistical tests | stress test | stress tests
open source code | source code | pseudo code | code release | code availability
experimental results | experimental evaluation | experimental validation | experimental setup | experimental analysis | experimental evidence | experimental design | experimental section
in line with | in terms of | in particular | in part | in order | in order to | with respect to | along with
before and after | with and without | with or without | pre and post
low hanging | high impact | high level overview | high quality paper | high stakes
foundation model | foundation models | world model | world models
left out | left for | right away | right now | right direction
second language | second author | second round | other than that | prior work | prior works | prior art | prior to this
user study | user studies | user interface | user friendly | key contribution | key contributions | key idea | key insight | key insights | value of
state space | action space | reward hacking | policy makers | public policy
graph theory | text book | textbook | video game | video games | figure text
survey of | hard to | easy to | better understand | better understanding | better if | would be better
further analysis | more details | more information | more specific | more importantly | more generally | less clear
most importantly | most cases | most recent | most of the paper | at most | at least
each other | every time | some of the | one or both | single handedly
same time | at the same time | different from | other hand | due to the same
support vector | decision support | benefit from | benefits from | strength of | weakness of
input from | output of this | map to | maps to | mapping`
    .split(/\n|\|/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) =>
      phrase
        .split(' ')
        .map((word) => `=${word}`)
        .join(' '),
    );
