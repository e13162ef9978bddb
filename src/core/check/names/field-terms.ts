/**
 * Short forms that a reviewer may use of any paper in these fields: they name a field, a kind of thing or a venue,
 * not a thing that the paper must have written down.
 */
const fieldTerms = new Set(
  (
    'ai ml dl rl nlp cv llm llms lm lms vlm vlms mllm nn nns dnn dnns ann mlp mlps cnn cnns rnn rnns gnn gnns gan gans ' +
    'vae vaes ode odes pde pdes sde sdes gpu gpus cpu cpus tpu api apis sota qa ar ars vr xr iot ui ux hci ir kg rgb 2d 3d ' +
    'ood id iid mle mse mae rmse auc roc fpr tpr snr kl ce ce-loss pca svd em mc mcmc eq eqs fig figs sec tab ' +
    'flops flop fps os pdf url faq tldr neurips nips iclr icml cvpr iccv eccv acl emnlp naacl aaai ijcai kdd tmlr jmlr arxiv ' +
    'openreview gdpr hipaa irb usa us uk eu euclidean gaussian bayesian markov python github cot peft moe'
  ).split(' '),
);

/** True for a field term, for several in one ("AR/VR"), and for one with two letters swapped ("SOAT"). */
export function isFieldTerm(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[/ ]/)
    .every(
      (part) =>
        fieldTerms.has(part) || (part.length > 3 && [...swaps(part)].some((other) => fieldTerms.has(other))),
    );
}

function* swaps(word: string): Generator<string> {
  for (let i = 0; i + 1 < word.length; i += 1)
    yield word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
}
